import { readFileSync } from 'node:fs'
import { expect, type Page, type Request } from '@playwright/test'

interface SitePage {
  readonly path: string
  readonly title: string
  /** Kept out of search engines. */
  readonly hidden: boolean
}

/** Every page of the site, as the build wrote them. */
export const { pages }: { pages: SitePage[] } = JSON.parse(
  readFileSync(new URL('../dist/.vite/site.json', import.meta.url), 'utf8'),
)

export const themes = ['dark', 'darkLight', 'lightLight', 'light', 'blue'] as const

/** Collects what the browser complains about; the list must be empty at the end of a journey. */
export function complaints(page: Page): string[] {
  const list: string[] = []
  page.on('console', (message) => {
    // Playwright's own, where a test answers requests itself: a busy machine registers within the test.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type())) list.push(message.text())
  })
  page.on('pageerror', (error) => list.push(String(error)))
  return list
}

/** Makes React start, on whatever page that has something for it to do, and waits until it has taken over. */
export async function startReact(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // On a content page no key starts it, but opening the theme control does.
  const themeChoice = page.locator('[data-theme-choice]')
  await themeChoice.evaluateAll(([choice]) => choice?.dispatchEvent(new Event('beforetoggle')))
  if ((await page.locator('[data-theme-choice], [data-react]').count()) === 0) return
  await expect(page.locator('#app')).toHaveAttribute('data-hydrated', '')
}

/** Lanes of updates that React has begun and not shown yet, as one that waits for its turn to replace a fallback. */
const pendingLanes = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    const app = document.querySelector('#app')!
    // React's own name for its root; without it the wait fails.
    const key = Object.keys(app).find((name) => name.startsWith('__reactContainer$')) ?? ''
    const lanes: unknown = Reflect.get(app, key)?.stateNode?.pendingLanes
    return lanes
  })

/** Follows the scripts that a page asks for; the function waits until none is on its way, and what they bring is shown. */
export function followScripts(page: Page): () => Promise<void> {
  let asked = 0
  const awaited = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().endsWith('.js')) return
    asked++
    awaited.add(request)
  })
  page.on('requestfinished', (request) => awaited.delete(request))
  page.on('requestfailed', (request) => awaited.delete(request))
  return () =>
    expect
      .poll(
        async () => {
          const before = asked
          const lanes = await pendingLanes(page)
          return { lanes, scripts: awaited.size + asked - before }
        },
        { intervals: [20, 50, 100] },
      )
      .toEqual({ lanes: 0, scripts: 0 })
}

interface Shifts {
  /** Cumulative layout shift so far. */
  readonly sum: number
  /** What moved, and by how much. */
  readonly moved: readonly string[]
}

/** Collects the layout shifts of the next page; the function tells them. */
export async function collectShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: { sum: number; moved: string[] } = { sum: 0, moved: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: number = Reflect.get(entry, 'value')
        const sources: ReadonlyArray<{
          node?: Node
          previousRect: DOMRectReadOnly
          currentRect: DOMRectReadOnly
        }> = Reflect.get(entry, 'sources')
        shifts.sum += value
        for (const { node, previousRect, currentRect } of sources)
          if (node instanceof Element)
            shifts.moved.push(
              `${value.toFixed(3)} ${node.tagName} ${node.className}: y ${previousRect.y} → ${currentRect.y}, height ${previousRect.height} → ${currentRect.height}`,
            )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate((): Shifts => Reflect.get(window, 'shifts'))
}

/** In the preview of an imported backup: lets it take the place of what is here. */
export async function replaceData(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Ersetzen' }).check()
  await page.getByRole('button', { name: 'Daten ersetzen' }).click()
}

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8'),
)
const bootScript = manifest['index.html']!.file

/** Opens a page whose scripts are held back but for the first one, as on a thin line; the function lets them go. */
export async function hold(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().endsWith(bootScript)) await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await startReact(page)
  }
}
