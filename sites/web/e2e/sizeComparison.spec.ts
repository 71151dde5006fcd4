import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

const stored = (page: Page) =>
  page.evaluate(
    (): Array<{ id: string; name: string; size: number }> =>
      JSON.parse(localStorage.getItem('kleinzeug') ?? '{}').sizeComparison?.entries ?? [],
  )

const slider = (page: Page) => page.getByRole('slider', { name: 'Größe in der Bildmitte' })
const inMiddle = (page: Page, name: RegExp) => expect(slider(page)).toHaveAttribute('aria-valuetext', name)

async function open(page: Page, hash = '') {
  await page.goto(`/apps/sizeComparison${hash}`)
  await startReact(page)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /./)
}

test('by keyboard alone: from thing to thing, compare, an own entry; there after a reload', async ({
  page,
}) => {
  const list = complaints(page)
  await open(page)
  await inMiddle(page, /^Mensch/)
  await page.keyboard.press('ArrowRight')
  await inMiddle(page, /^Fahrrad/)
  await page.keyboard.press('v')
  await expect(page.getByText('Das Fahrrad ist etwa so lang, wie der Mensch groß ist.')).toBeVisible()
  await slider(page).press('End')
  await inMiddle(page, /^Beobachtbares Universum/)
  await page.keyboard.press('v')
  await expect(
    page.getByText(/Das beobachtbare Universum ist etwa .* Mal so groß, wie das Fahrrad lang ist\./),
  ).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('Mein Teich')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3 Ellen')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Diese Einheit ist nicht bekannt/)).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1,5 km')
  await page.keyboard.press('Enter')
  await inMiddle(page, /^Mein Teich, 1\.500/)
  await expect.poll(() => stored(page)).toMatchObject([{ name: 'Mein Teich', size: 1500 }])
  await page.reload()
  await startReact(page)
  await page.keyboard.press('/')
  await page.keyboard.type('teich')
  await page.keyboard.press('Enter')
  await inMiddle(page, /^Mein Teich/)
  await page.getByRole('button', { name: '„Mein Teich“ löschen' }).press('Enter')
  await expect.poll(() => stored(page)).toEqual([])
  await page.keyboard.press('z')
  await expect.poll(async () => (await stored(page)).length).toBe(1)
  await inMiddle(page, /^Mein Teich/)
  expect(list).toEqual([])
})

test(
  'at 1440 by 900 the comparison and the tour are on the first screen',
  { tag: '@more' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page)
    for (const part of [
      page.locator('.size-comparison-words p').last(),
      page.getByRole('button', { name: 'Rundgang' }),
    ]) {
      const { y, height } = (await part.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(900)
    }
  },
)

test(
  'a search that is entered before the things are loaded leads there once they are',
  { tag: '@more' },
  async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/loadedAfter-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/apps/sizeComparison')
    await startReact(page)
    await page.keyboard.press('/')
    await page.keyboard.type('saturn')
    await page.keyboard.press('Enter')
    release()
    await inMiddle(page, /^Saturn/)
  },
)

test('a link leads to the view it was copied from', { tag: '@more' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '?bei=saturn&vergleich=moon~earth&art=world')
  await inMiddle(page, /^Saturn, 116\.464/)
  await expect(page.getByText('Dem Volumen nach passt der Mond 49-mal hinein.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nur: Planeten und Monde' })).toBeVisible()
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/apps\/sizeComparison\?bei=saturn&vergleich=moon~earth&art=world$/)
})

test('the wheel zooms where the pointer rests on the scene', async ({ page }) => {
  await open(page)
  await inMiddle(page, /^Mensch/)
  await page.getByRole('img', { name: /Maßstäbliche Ansicht/ }).hover()
  await page.mouse.wheel(0, 1200)
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', /^Mensch/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('two tabs add an entry each: both stay', { tag: '@more' }, async ({ page, context }) => {
  await open(page)
  const second = await context.newPage()
  await open(second)
  for (const [tab, name] of [
    [page, 'Erstes'],
    [second, 'Zweites'],
  ] as const) {
    await tab.getByRole('button', { name: 'Eigenes' }).click()
    await tab.getByRole('textbox', { name: 'Name' }).fill(name)
    await tab.getByRole('textbox', { name: 'Größe' }).fill('2 m')
    await tab.getByRole('button', { name: 'Hinzufügen' }).click()
  }
  for (const tab of [page, second])
    for (const name of ['Erstes', 'Zweites'])
      await expect(tab.getByRole('button', { name: `„${name}“ löschen` })).toBeAttached()
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the scene is in view, its keys within reach of the thumb; two fingers zoom and stop the tour', async ({
    page,
  }) => {
    await open(page)
    const scene = page.getByRole('img', { name: /Maßstäbliche Ansicht/ })
    await expect(scene).toBeInViewport({ ratio: 0.9 })
    const larger = page.getByRole('button', { name: 'Größer', exact: true })
    await expect(larger).toBeInViewport({ ratio: 1 })
    expect((await larger.boundingBox())?.y).toBeGreaterThan(370)
    await larger.tap()
    await inMiddle(page, /^Fahrrad/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

    await page.getByRole('button', { name: 'Rundgang' }).tap()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await scene.scrollIntoViewIfNeeded()
    const box = await scene.boundingBox()
    if (!box) throw new Error('The scene has no box')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          spread === undefined
            ? []
            : [
                { x: x - spread, y, id: 1 },
                { x: x + spread, y, id: 2 },
              ],
      })
    await touch('touchStart', 20)
    for (const spread of [40, 60, 90, 130]) await touch('touchMove', spread)
    await touch('touchEnd')
    await expect(page.getByRole('button', { name: 'Fortsetzen' })).toBeVisible()
  })
})

test('under reduced motion the tour jumps, and it can be paused', { tag: '@more' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.getByRole('button', { name: 'Rundgang' }).click()
  await inMiddle(page, /^Beobachtbares Universum/)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Nächster Halt' }).click()
  await inMiddle(page, /^Laniakea/)
})

test('in forced colours the scene is drawn in the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  const colours = () =>
    page.locator('.size-comparison-scene').evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      const found = new Set<string>()
      for (let at = 0; at < data.length; at += 4) found.add(`${data[at]},${data[at + 1]},${data[at + 2]}`)
      return found.size
    })
  await expect.poll(colours).toBeGreaterThan(2)
})
