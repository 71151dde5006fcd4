import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  inTurns,
  keyCosts,
  pageBeside,
  pressEach,
  type Bench,
  type Subject,
  type Tab,
} from '@kleinzeug/tooling/bench'
import { preview } from 'vite'
import { map, rects } from './drawings.ts'
import { linear } from './reading.ts'

/** No dependency, as parts of it are LGPL: it is fetched for the run, which fails without it. */
const PEER = 'svgedit@7.4.1'

const KEYS = Array.from({ length: 20 }, () => 'ArrowRight')

const nudge = (tab: Tab) => () => keyCosts(tab, 'keydown', (page) => pressEach(page, KEYS))

async function openOurs({ open }: Bench, source: string): Promise<Tab> {
  const tab = await open(pageBeside(import.meta.url))
  await tab.page.evaluate((text) => window.openDrawing(text), source)
  await tab.page.getByRole('treeitem').first().waitFor()
  await pressEach(tab.page, ['ArrowDown', 'ArrowDown', 't'])
  return tab
}

async function openPeer({ open }: Bench, address: string, source: string): Promise<Tab> {
  const tab = await open(`${address}index.html`)
  await tab.page.waitForFunction(() => Boolean(Reflect.get(window, 'svgEditor')?.svgCanvas))
  // Its extensions load later and clear the selection.
  await tab.page.waitForLoadState('networkidle')
  await tab.page.evaluate((text) => {
    // Its welcome dialogs would capture the keys.
    for (const each of document.querySelectorAll('se-storage-dialog, elix-dialog')) each.remove()
    const canvas = Reflect.get(window, 'svgEditor').svgCanvas
    canvas.setSvgString(text)
    canvas.selectOnly([canvas.getSvgContent().querySelector('rect, path')], true)
  }, source)
  return tab
}

/** Where the first shape of SVG-Edit stands: a key that moves nothing would be no comparison. */
const placeIn = ({ page }: Tab) =>
  page.evaluate(() => document.querySelector('#svgcontent rect, #svgcontent path')?.getBoundingClientRect().x)

const drawings = [rects(1000), rects(5000), map(700)]

const nudging: Subject = {
  title: 'an arrow key that moves one shape, saving on',
  peer: PEER,
  unit: 'ms',
  sizes: { '1,000 rectangles': 0, '5,000 rectangles': 1, 'a map of 1.2 MB': 2 },
  measure: async (bench, index) => {
    const source = drawings[index] ?? ''
    const folder = mkdtempSync(join(tmpdir(), 'svg-edit-'))
    execFileSync('npm', ['pack', PEER, '--silent', '--pack-destination', folder], { stdio: 'pipe' })
    execFileSync('tar', ['xzf', join(folder, `${PEER.replace('@', '-')}.tgz`), '-C', folder])
    const server = await preview({
      configFile: false,
      root: folder,
      logLevel: 'error',
      build: { outDir: join(folder, 'package/dist/editor') },
      preview: { port: 0 },
    })
    try {
      const own = await openOurs(bench, source)
      const peer = await openPeer(bench, server.resolvedUrls?.local[0] ?? '', source)
      const before = await placeIn(peer)
      const rounds = await inTurns(nudge(own), nudge(peer), 3)
      if (before === (await placeIn(peer))) throw new Error(`${PEER} did not move its shape.`)
      return rounds
    } finally {
      await server.close()
      rmSync(folder, { recursive: true })
    }
  },
}

export default [nudging, linear]
