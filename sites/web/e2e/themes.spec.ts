import { expect, test } from '@playwright/test'
import { startReact, themes } from './pages.ts'

const theme = () => document.documentElement.dataset['theme']

test('a new visitor gets dark', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(theme)).toBe('dark')
})

test('a record from before meta without a brightness gets light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kleinzeug', '{"radioPinned":false}'))
  await page.goto('/')
  expect(await page.evaluate(theme)).toBe('light')
  await startReact(page)
  expect(await page.evaluate(theme)).toBe('light')
})

test('the control changes the theme at once, it survives a reload and is there at the first paint', async ({
  page,
}) => {
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Farbschema' }).click()
  await page.getByRole('radio', { name: 'Blau' }).check()
  expect(await page.evaluate(theme)).toBe('blue')
  await expect(page.locator('#app')).toHaveAttribute('data-hydrated', '')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}').brightness))
    .toBe('blue')

  // Every theme the page ever had, from the very first moment of the document.
  await page.addInitScript(() => {
    const seen: Array<string | undefined> = []
    Object.assign(window, { seen })
    const look = () => {
      if (document.body) seen.push(document.documentElement.dataset['theme'])
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await startReact(page)
  expect(await page.evaluate(() => [...new Set<string>(Reflect.get(window, 'seen'))])).toEqual(['blue'])
})

test('the settings offer the five themes by their names', async ({ page }) => {
  await page.goto('/meta/settings')
  await startReact(page)
  const names = ['Dunkel', 'Dunkel Medium', 'Hell Medium', 'Hell', 'Blau']
  const group = page.getByRole('main').getByRole('group', { name: 'Farbschema' })
  for (const [index, name] of names.entries()) {
    await group.getByRole('radio', { name, exact: true }).check()
    expect(await page.evaluate(theme)).toBe(themes[index])
  }
})

test('of the keys of the piano the white ones are light and the black ones dark in every theme', async ({
  page,
}) => {
  await page.goto('/music')
  // Painted by the browser: a colour may be written in many ways.
  const lightness = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((key) => {
        const drawing = document.createElement('canvas').getContext('2d')!
        drawing.fillStyle = getComputedStyle(key).backgroundColor
        drawing.fillRect(0, 0, 1, 1)
        const [red, green, blue, opacity] = drawing.getImageData(0, 0, 1, 1).data
        return opacity === 255 ? (red! + green! + blue!) / 765 : NaN
      })
  for (const id of themes) {
    await page.evaluate((id) => (document.documentElement.dataset['theme'] = id), id)
    expect(await lightness('.instrument-key:not([data-black])'), id).toBeGreaterThan(0.8)
    expect(await lightness('.instrument-key[data-black]'), id).toBeLessThan(0.4)
  }
})

test('a theme chosen while React takes the page over is kept', async ({ page }) => {
  await page.goto('/blog')
  // The moment in which the record is read and React does not answer yet: the theme is set anew then.
  await page.evaluate(() => {
    const choose = new MutationObserver(() => {
      choose.disconnect()
      document.querySelector<HTMLInputElement>('[data-theme-choice] [value=light]')?.click()
    })
    choose.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  })
  await startReact(page)
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}').brightness))
    .toBe('light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
