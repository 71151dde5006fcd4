import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'

/** The browser that made the recorded pictures. */
interface Rendering {
  readonly version: string
  /** Hash of the picture of a sample: the same version draws text differently on another system. */
  readonly sample: string
}

const file = join(import.meta.dirname, 'pictures/browser.json')

const sample = `<p style="font: 20px sans-serif">Hamburgefonstiv ÄÖÜ 0123</p>
<p style="font: 13px monospace">Hamburgefonstiv ÄÖÜ 0123</p>
<button>Übernehmen</button> <input type="range"> <input type="checkbox" checked> <select><option>Wahl</option></select>
<svg width="80" height="80"><circle cx="40.3" cy="40.3" r="31.7" /></svg>`

async function renderingOf(browser: Browser): Promise<Rendering> {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } })
  await page.setContent(sample)
  const picture = await page.screenshot()
  await page.close()
  return { version: browser.version(), sample: createHash('sha256').update(picture).digest('hex') }
}

export async function recordBrowser(browser: Browser): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(await renderingOf(browser), null, 2)}\n`)
}

/** Why a browser's pictures cannot be compared with the recorded ones; `undefined` where they can. */
export async function otherRendering(browser: Browser): Promise<string | undefined> {
  if (!existsSync(file)) return 'no pictures are recorded'
  const recorded: Rendering = JSON.parse(readFileSync(file, 'utf8'))
  const rendering = await renderingOf(browser)
  if (recorded.version !== rendering.version)
    return `the pictures were recorded by Chromium ${recorded.version}, this is ${rendering.version}`
  if (recorded.sample !== rendering.sample)
    return `Chromium ${recorded.version} draws text and controls differently on this system`
  return undefined
}
