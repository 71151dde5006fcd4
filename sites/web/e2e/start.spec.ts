import { expect, test } from '@playwright/test'

test('the start page leads into every tool, what works first', async ({ page }) => {
  await page.goto('/')
  const apps = page.getByRole('region', { name: 'Apps' })
  await expect(apps.getByRole('link')).toHaveCount(14)
  await expect(
    apps
      .getByRole('list')
      .first()
      .getByRole('link', { name: /Schachnotation/ }),
  ).toBeVisible()
  await expect(
    apps
      .getByRole('list')
      .first()
      .getByRole('link', { name: /Selbsteinschätzung/ }),
  ).toHaveCount(0)
})

test('the display of the device names the tool of the key that is pointed at or focused', async ({
  page,
}) => {
  await page.goto('/')
  const display = page.locator('.console-display')
  const [decider, radio] = ['Der Entscheider', 'Digi Radio'].map((name) => display.getByText(name))
  await expect(decider!).toBeHidden()
  await page.getByRole('link', { name: 'Los: Der Entscheider' }).hover()
  await expect(decider!).toBeVisible()
  await page.mouse.move(0, 0)
  await page.getByRole('link', { name: 'FM: Digi Radio' }).focus()
  await page.keyboard.press('Shift')
  await expect(radio!).toBeVisible()
  await expect(decider!).toBeHidden()
})
