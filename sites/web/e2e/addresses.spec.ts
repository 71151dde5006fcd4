import { expect, test } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

test('the chosen opening stands in the address: back, forward and reload show it', async ({ page }) => {
  const list = complaints(page)
  await page.goto('/apps/notationTrainer')
  await startReact(page)
  const opening = page.getByRole('combobox', { name: 'Eröffnung' })
  await opening.selectOption('Spanisch')
  await expect(page).toHaveURL(/\?opening=spanish$/)
  await opening.selectOption('Londoner System')
  await expect(page).toHaveURL(/\?opening=londonSystem$/)
  await page.goBack()
  await expect(opening).toHaveValue('spanish')
  await page.reload()
  await expect(opening).toHaveValue('spanish')
  await page.goForward()
  await expect(opening).toHaveValue('londonSystem')
  // As specified, the start loads the first opening.
  await page.goto('/apps/notationTrainer')
  await startReact(page)
  await expect(opening).toHaveValue('italian')
  expect(list).toEqual([])
})

test(
  'moves typed into the search lead to their line; nothing is stored until it is taken',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/blog')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: /durchsuchen/ })
    await field.fill('e4 c5')
    await expect(page.getByRole('option', { name: /Najdorf-Sizilianisch.*Befehl/ })).toBeVisible()
    await field.fill('Sf3')
    await page
      .getByRole('option', { name: /1\. Sg1-f3$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/apps\/notationTrainer#1\.%20Sg1-f3$/)
    await expect(page.getByRole('searchbox')).toHaveValue('1. Sg1-f3')
    expect(await page.evaluate(() => localStorage.getItem('kleinzeug'))).toBeNull()
  },
)

test('the month stands in the address', async ({ page }) => {
  await page.goto('/apps/worktime')
  await startReact(page)
  const month = page.getByRole('radio', { name: 'Monat' })
  await month.check({ force: true })
  await expect(page).toHaveURL(/\?period=\d{4}-\d\d$/)
  await page.reload()
  await expect(month).toBeChecked()
  await page.goto('/apps/worktime?period=2022')
  await startReact(page)
  await expect(page.getByRole('radio', { name: 'Jahr', exact: true })).toBeChecked()
  await expect(page.locator('.worktime')).toContainText('2022')
  await page.goto('/apps/worktime?period=2022-13')
  await startReact(page)
  await expect(page.getByRole('radio', { name: 'Jahr', exact: true })).toBeChecked()
})

test('the section of the resume stands in the address', { tag: '@more' }, async ({ page }) => {
  await page.goto('/apps/resumeGenerator')
  await startReact(page)
  const part = page.locator('.resume-generator-part[aria-current]')
  await page.getByRole('button', { name: /^Ausbildung/ }).click()
  await expect(page).toHaveURL(/\?section=education$/)
  await page.reload()
  await expect(part).toHaveText(/^Ausbildung/)
  await page.goBack()
  await expect(page).toHaveURL(/\/apps\/resumeGenerator$/)
  await expect(part).not.toHaveText(/^Ausbildung/)
})

test('the station stands in the address, and the back key goes to the one before', async ({ page }) => {
  await page.goto('/apps/radio')
  await startReact(page)
  await page.waitForLoadState('networkidle')
  const key = (place: number) => page.locator('.radio-presets button').nth(place - 1)
  await key(3).click()
  await expect(page).toHaveURL(/\?station=3$/)
  await page.reload()
  await expect(key(3)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/apps/radio?station=5')
  await startReact(page)
  await expect(key(5)).toHaveAttribute('aria-pressed', 'true')
})

test('a card stands in the address', { tag: '@more' }, async ({ page }) => {
  await page.goto('/apps/neoCortex')
  await startReact(page)
  await page.waitForLoadState('networkidle')
  const title = page.locator('.neo-cortex-title')
  const first = await title.textContent()
  await page.getByRole('button', { name: 'Zufall' }).click()
  await expect(title).not.toHaveText(first ?? '')
  const second = await title.textContent()
  await expect(page).toHaveURL(/\?card=/)
  await page.reload()
  await expect(title).toHaveText(second ?? '')
  await page.goBack()
  await expect(title).toHaveText(first ?? '')
})

test('an address of a card that is not there shows the start, and adds no step', async ({ page }) => {
  await page.goto('/apps/neoCortex')
  await startReact(page)
  await page.waitForLoadState('networkidle')
  const title = page.locator('.neo-cortex-title')
  const first = (await title.textContent()) ?? ''
  await page.goto('/apps/neoCortex?card=gone')
  const steps = await page.evaluate(() => history.length)
  await startReact(page)
  await page.waitForLoadState('networkidle')
  await expect(title).toHaveText(first)
  await expect(page).toHaveURL(/\?card=gone$/)
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test(
  'the view of the size comparison stands in the address once it rests',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/apps/sizeComparison')
    await startReact(page)
    const middle = page.getByRole('slider', { name: 'Größe in der Bildmitte' })
    await expect(middle).toHaveAttribute('aria-valuetext', /^Mensch/)
    await expect(page).toHaveURL(/\/apps\/sizeComparison$/)
    // What the page shows on its way to the first view is no step of the visitor's.
    const steps = () => page.evaluate(() => history.length)
    const opened = await steps()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\?bei=bicycle$/)
    expect(await steps()).toBe(opened + 1)
    await page.keyboard.press('v')
    await expect(page).toHaveURL(/\?bei=bicycle&vergleich=bicycle(~|%7E)human$/)
    const sentence = page.getByText('Das Fahrrad ist etwa so lang, wie der Mensch groß ist.')
    await page.reload()
    await expect(middle).toHaveAttribute('aria-valuetext', /^Fahrrad/)
    await expect(sentence).toBeVisible()
    expect(await steps()).toBe(opened + 2)
    await page.goBack()
    await expect(page).toHaveURL(/\?bei=bicycle$/)
    await expect(sentence).toBeHidden()
    await page.goBack()
    await expect(middle).toHaveAttribute('aria-valuetext', /^Mensch/)
    await page.goForward()
    await expect(middle).toHaveAttribute('aria-valuetext', /^Fahrrad/)
  },
)
