import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { storeLargeDrawing } from './largeDrawing.ts'
import { complaints, startReact } from './pages.ts'

declare global {
  interface Window {
    pointerEvents: number
    /** What was offered for download. */
    files: Blob[]
  }
}

/** Opens the editor on a page that swallows whatever a pointer would do, and counts it. */
async function openWithoutPointer(page: Page) {
  await page.addInitScript(() => {
    window.pointerEvents = 0
    window.files = []
    const addressOf = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (file: Blob) => {
      window.files.push(file)
      return addressOf(file)
    }
    const kinds = 'pointerdown pointermove pointerup mousedown mousemove mouseup touchstart wheel'.split(' ')
    for (const kind of kinds) {
      window.addEventListener(
        kind,
        (event) => {
          // Chromium may report where the resting pointer is, the corner, while a page loads.
          const isAtRest =
            event instanceof MouseEvent && event.type.endsWith('move') && !event.clientX && !event.clientY
          if (!isAtRest) window.pointerEvents++
          event.stopImmediatePropagation()
          event.preventDefault()
        },
        { capture: true, passive: false },
      )
    }
  })
  await page.goto('/apps/svgEditor')
  await startReact(page)
}

const pointerEvents = (page: Page) => page.evaluate(() => window.pointerEvents)

/** Presses keys one by one: `+`, `c`, `ArrowRight`. */
async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

/** The text of the SVG file that the file menu hands to the browser. */
async function exported(page: Page): Promise<string> {
  const made = () => page.evaluate(() => window.files.length)
  const before = await made()
  await press(page, 'f', 'x')
  await expect.poll(made).toBe(before + 1)
  return page.evaluate(async () => (await window.files.at(-1)?.text()) ?? '')
}

/** The same as a file on the disk. Once a journey: a browser that is made to save fifty in a row drops some. */
async function downloaded(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await press(page, 'f', 'x')
  return readFileSync(await (await download).path(), 'utf8')
}

const selected = (page: Page, name: string) =>
  expect(page.getByRole('treeitem', { name })).toHaveAttribute('aria-selected', 'true')

const shapes = [
  { type: 'circle', key: 'c', made: '<circle cx="200" cy="200"', placed: '<circle cx="212" cy="193"' },
  { type: 'ellipse', key: 'e', made: '<ellipse cx="200" cy="200"', placed: '<ellipse cx="212" cy="193"' },
  { type: 'line', key: 'l', made: '<line x1="150"', placed: '<line x1="162"' },
  { type: 'polygon', key: 'n', made: '<polygon points="200,150', placed: '<polygon points="212,143' },
  { type: 'path', key: 'p', made: '<path d="M 200 200', placed: '<path d="M 212 193' },
  { type: 'rect', key: 'r', made: '<rect x="150"', placed: '<rect x="162"' },
  { type: 'polyline', key: 'y', made: '<polyline points="150,225', placed: '<polyline points="162,218' },
] as const

test('SVG editor: all nine types are made, placed, turned and removed without a pointer', async ({
  page,
}) => {
  test.slow()
  const list = complaints(page)
  await openWithoutPointer(page)

  for (const { type, key, made, placed } of shapes) {
    await press(page, 'Home', '+', key)
    await selected(page, `${type}001`)
    expect(await exported(page)).toContain(made)
    await press(page, 't', '1', '2', 'ArrowRight', '7', 'ArrowUp', 'Enter')
    expect(await exported(page)).toContain(placed)
    await press(page, 'r', '3', '0', 'ArrowRight', 'Enter')
    expect(await exported(page)).toMatch(new RegExp(`<${type} [^>]*transform="rotate\\(30 [^"]+"`))
  }

  // A group takes what is made in it along.
  await press(page, 'Home', '+', 'g')
  await selected(page, 'group001')
  await press(page, '+', 'r')
  await selected(page, 'rect002')
  await press(page, 'ArrowLeft')
  await selected(page, 'group001')
  await press(page, 't', '5', 'ArrowRight', 'Enter', 'r', '1', '5', 'ArrowRight', 'Enter')
  expect(await exported(page)).toMatch(/<g [^>]*transform="[^"]*rotate\(15 [^"]+"[^>]*>\s*<rect /)

  const whole = await downloaded(page)
  await page.reload()
  await startReact(page)
  expect(await exported(page)).toBe(whole)

  await press(page, 'Home')
  for (const type of ['group', ...shapes.map((shape) => shape.type).toReversed()]) {
    await press(page, 'End')
    // Whatever is the last row: up to the one that hangs at the root.
    const item = page.getByRole('treeitem', { name: `${type}001` })
    while ((await item.getAttribute('aria-selected')) !== 'true') await press(page, 'ArrowUp')
    await press(page, '-')
    await expect(item).toHaveCount(0)
  }
  expect(await exported(page)).not.toMatch(/<(g|rect|circle|ellipse|line|polygon|polyline|path)\b/)

  for (const { type } of shapes) {
    await press(page, '<')
    await expect(page.getByRole('treeitem', { name: `${type}001` })).toBeVisible()
  }
  await press(page, '<')
  expect(await exported(page)).toBe(whole)

  // The ninth type: a drawing of its own.
  await press(page, 'f', 'n')
  await expect(page.getByRole('treeitem', { name: 'svg002' })).toBeVisible()
  expect(await exported(page)).not.toContain('<circle')
  await press(page, '<')
  expect(await exported(page)).toBe(whole)

  expect(await pointerEvents(page)).toBe(0)
  expect(list).toEqual([])
})

test(
  'SVG editor: every path command is made, moved, removed and undone without a pointer',
  { tag: '@more' },
  async ({ page }) => {
    test.slow()
    const list = complaints(page)
    await openWithoutPointer(page)
    await press(page, '+', 'p', 'ArrowRight')
    const data = async () => / d="([^"]*)"/.exec(await exported(page))?.[1] ?? ''
    const letters = async () => (await data()).replaceAll(/[^a-z]/gi, '')

    for (const letter of 'mlcahvsqtMLCAHVSQT') await press(page, '+', letter)
    await press(page, 'z')
    expect(await letters()).toBe('MmlcahvsqtMLCAHVSQTz')

    // Each point and each control handle, one after the other, moves by itself.
    await press(page, 'ArrowLeft')
    const seen = new Set([await data()])
    // All end points and control handles; the last step comes round to the first.
    for (let point = 0; point < 28; point++) {
      await press(page, 'p', 'n', '3', 'ArrowDown', '2', 'ArrowRight', 'Enter')
      const moved = await data()
      expect(seen.has(moved)).toBe(false)
      seen.add(moved)
    }
    // A horizontal or vertical line that is bent becomes a free one.
    expect(await data()).toBe(
      'M 202 203 m 42 3 l 38 -3 c 10 -30 30 -30 40 0 a 20 20 0 0 1 40 0 l 40 3 l 2 40 s 30 -30 40 0 q 20 -30 40 0 t 40 0 ' +
        'M 562 243 L 602 243 C 612 213 632 213 642 243 A 20 20 0 0 1 682 243 L 722 246 L 724 283 S 752 253 762 283 Q 782 253 802 283 T 842 283 z',
    )
    await press(page, 'r', '4', '5', 'ArrowRight', 'Enter')
    expect(await exported(page)).toMatch(/transform="rotate\(45 /)
    const turned = await exported(page)

    await page.reload()
    await startReact(page)
    expect(await exported(page)).toBe(turned)

    // In the form: from its last field up to the last command.
    await press(page, 'End', 'F6', 'End')
    const last = page.locator('.svg-editor-entry').last()
    while ((await last.getAttribute('data-current')) === null) await press(page, 'ArrowUp')
    const names = 'MmlcallsqtMLCALLSQT'
    for (let left = names.length; left > 0; left--) {
      await press(page, '-')
      expect(await letters()).toBe(names.slice(0, left))
    }
    // The first one is not removed.
    await press(page, '-')
    expect(await letters()).toBe('M')
    for (let steps = 1; steps <= 9; steps++) await press(page, '<')
    expect(await letters()).toBe(names.slice(0, 10))

    expect(await pointerEvents(page)).toBe(0)
    expect(list).toEqual([])
  },
)

test('SVG editor: keys pressed before the page can answer are pressed again when it can', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/start*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/apps/svgEditor', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('treeitem', { name: 'svg001' })).toBeVisible()
  for (const key of ['+', 'r', 't', '9', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  release()
  await selected(page, 'rect001')
  await expect(page.getByRole('textbox', { name: 'y', exact: true })).toHaveValue('159')
  await expect(page.getByRole('tree')).toBeFocused()
})

const drawings = [
  {
    name: 'house',
    most: 80,
    keys: `+ r s 1 0 0 → 6 0 ↑ ⏎ t 6 0 ↓ ⏎ e 6
      Home + n s 1 5 0 → ⏎ t 7 0 ↑ ⏎ e 4
      Home + r s 6 0 ← 2 0 ↓ ⏎ t 1 0 0 ↓ ⏎ e v
      Home + r s 6 0 - ⏎ t 6 0 ← 3 0 ↓ ⏎ e 9
      d t 1 2 0 → ⏎`,
  },
  {
    name: 'flag',
    most: 90,
    keys: `+ r s 2 0 0 → 1 0 0 ↑ ⏎ e 9
      Home + s s m 7 8 - ⏎ t 6 6 ↑ ⏎ e 6
      1 2 j r`,
  },
  {
    name: 'chart',
    most: 120,
    keys: `+ t U m s a t z ⏎ t 1 5 0 ↑ ⏎
      Home + r s 6 0 ← 5 0 ↓ ⏎ t 1 0 5 ← 9 5 ↓ ⏎ e 9
      4 j 7 0 → ⏎
      ↓ s u 1 0 0 ↑ ⏎
      ↓ s u 2 0 0 ↑ ⏎
      ↓ s u 5 0 ↑ ⏎
      Home + l s 2 0 0 → ⏎ t 1 2 0 ↓ ⏎
      Home + t A ⏎ t 1 0 5 ← 1 4 0 ↓ ⏎
      4 j 7 0 → ⏎
      ↓ ⏎ ⏎ B ⏎ ← ↓ ⏎ ⏎ C ⏎ ← ↓ ⏎ ⏎ D ⏎`,
  },
] as const

const named: Readonly<Record<string, string>> = {
  '→': 'ArrowRight',
  '←': 'ArrowLeft',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '⏎': 'Enter',
}

/** The share of pixels in which two sources differ to the eye. */
const difference = (page: Page, one: string, two: string) =>
  page.evaluate(
    async (sources) => {
      const side = 400
      const [first = [], second = []] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image(side, side)
          image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
          await image.decode()
          const context = new OffscreenCanvas(side, side).getContext('2d')
          context?.drawImage(image, 0, 0, side, side)
          return [...(context?.getImageData(0, 0, side, side).data ?? [])]
        }),
      )
      const differing = first.filter((value, at) => Math.abs(value - (second[at] ?? 0)) > 48)
      return differing.length / first.length
    },
    [one, two],
  )

for (const { name, most, keys } of drawings) {
  test(`SVG editor: the ${name} is drawn in at most ${most} keys`, async ({ page }) => {
    const list = complaints(page)
    await openWithoutPointer(page)
    const all = keys.trim().split(/\s+/)
    expect(all.length).toBeLessThanOrEqual(most)
    await press(page, ...all.map((key) => named[key] ?? key))
    const target = readFileSync(new URL(`drawings/${name}.svg`, import.meta.url), 'utf8')
    expect(await difference(page, await exported(page), target)).toBeLessThan(0.0005)
    expect(await pointerEvents(page)).toBe(0)
    expect(list).toEqual([])
  })
}

test('SVG editor: edits outlive a page that is killed before they are folded into the record', async ({
  page,
  context,
}) => {
  await storeLargeDrawing(page)
  await openWithoutPointer(page)
  await press(page, 'End', 't', '7', 'ArrowRight', 'Enter')
  const moved = await exported(page)
  const stored = () => page.evaluate(() => localStorage.getItem('kleinzeug') ?? '')
  await expect.poll(stored).toMatch(/"svgEditorJournal":\{[^\n]*"entry"/)
  expect(await stored()).toMatch(/"svgEditor":\{[^\n]*"x":150/)

  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')
  const next = await context.newPage()
  await openWithoutPointer(next)
  expect(await exported(next)).toBe(moved)
})

test(
  'SVG editor: a drawing too large for the record outlives a reload, and the record keeps the one before',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/apps/svgEditor')
    await startReact(page)
    await press(page, '+', 'c')
    await selected(page, 'circle001')
    const stored = () => page.evaluate(() => localStorage.getItem('kleinzeug') ?? '')
    await expect.poll(stored).toContain('circle001')
    await page.evaluate(() => {
      const source = `<svg xmlns="http://www.w3.org/2000/svg"><text>${'x'.repeat(2_600_000)}</text><rect width="9"/></svg>`
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', source)
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(paste)
    })
    await page.getByRole('button', { name: 'Öffnen' }).click()
    await expect(page.getByRole('treeitem', { name: 'rect001' })).toBeVisible()
    const mirrored = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('kleinzeug')
            opening.onsuccess = () => {
              const row = opening.result.transaction('parts').objectStore('parts').get('svgEditorLarge')
              row.onsuccess = () => resolve(JSON.stringify(row.result ?? '').length)
            }
          }),
      )
    await expect.poll(mirrored, { timeout: 20_000 }).toBeGreaterThan(2_600_000)
    expect(await stored()).toContain('circle001')
    expect((await stored()).length).toBeLessThan(100_000)

    await page.reload()
    await startReact(page)
    await expect(page.getByRole('treeitem', { name: 'rect001' })).toBeVisible()
    await press(page, '<')
    await expect(page.getByRole('treeitem', { name: 'circle001' })).toBeVisible()
  },
)

test('SVG editor: the help ends with its close bar, and shows no row below it', async ({ page }) => {
  await page.goto('/apps/svgEditor')
  await startReact(page)
  await press(page, '?')
  const bar = page.getByRole('dialog', { name: 'Alle Tasten' }).locator('.ui-dialog-actions')
  await expect(bar).toBeVisible()
  const gap = () =>
    bar.evaluate((each) => {
      const dialog = each.closest('dialog')
      if (!dialog) throw new Error('no dialog')
      return dialog.getBoundingClientRect().bottom - each.getBoundingClientRect().bottom
    })
  expect(await gap()).toBeLessThan(2)
  expect(await bar.evaluate((each) => (each.closest('dialog')?.clientWidth ?? 0) > 1000)).toBe(true)
})

test('SVG editor: opened from another page it has the focus, and the way back keeps the document', async ({
  page,
}) => {
  const list = complaints(page)
  await page.goto('/apps/decider')
  await startReact(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // The link of the navigation, whatever group it shows.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/apps/svgEditor"]')?.click())
  await expect(page.getByRole('tree')).toBeFocused()
  await press(page, '+', 'r')
  await selected(page, 'rect001')
  await page.getByRole('link', { name: 'Kleinzeug' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  expect(list).toEqual([])
})

test('SVG editor: in a window of 640 × 400 the hint is wider than the sheet, and is read on white', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/apps/svgEditor')
  const hint = page.getByText('Ein leeres Blatt.')
  await expect(hint).toBeVisible()
  expect(await hint.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
})
