import { expect, test } from '@playwright/test'

test('the start page leads into every tool', async ({ page }) => {
  await page.goto('/')
  const apps = page.getByRole('region', { name: 'Apps' })
  await expect(apps.getByRole('link').first()).toBeVisible()
  const names = await apps.getByRole('link').allTextContents()
  expect(names.join(' ')).toContain('Chess Trainer')
  await expect(page.locator('.console-display')).toContainText(`${names.length} Apps`)
  await expect(apps).toContainText('14 Werkzeuge')
  for (const key of await page.getByRole('navigation', { name: 'Direkt zu' }).getByRole('link').all()) {
    const answer = await page.request.get((await key.getAttribute('href'))!)
    expect(answer.status()).toBe(200)
  }
})

test('the display of the device names the tool of the key that is pointed at or focused', async ({
  page,
}) => {
  await page.goto('/')
  const display = page.locator('.console-display')
  const [decider, radio] = ['Der Entscheider', 'Digi Radio'].map((name) =>
    display.locator('.console-name', { hasText: name }),
  )
  await expect(decider!).toBeHidden()
  await page.getByRole('link', { name: 'Los: Der Entscheider' }).hover()
  await expect(decider!).toBeVisible()
  await page.mouse.move(0, 0)
  await page.getByRole('link', { name: 'FM: Digi Radio' }).focus()
  await page.keyboard.press('Shift')
  await expect(radio!).toBeVisible()
  await expect(decider!).toBeHidden()
})

test('the cards of the tools form one grid', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const boxes = await page.locator('.tool-card').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, width } = card.getBoundingClientRect()
      return [Math.round(left), Math.round(width)]
    }),
  )
  expect(new Set(boxes.map(([, width]) => width)).size).toBe(1)
  expect(new Set(boxes.map(([left]) => left)).size).toBeLessThanOrEqual(4)
})
