// Measures the time from an arrow key's event to the next painted frame for one of N shapes, and the same in
// SVG-Edit with the same document in the same run. SVG-Edit is not a dependency, as parts of it are LGPL: the
// run fetches it with `npm pack`. Without a network only the editor's own figures are reported.
import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'

const presses = 60
const folder = mkdtempSync(join(tmpdir(), 'svg-editor-workspace-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const side = 400
function rects(count: number) {
  const columns = Math.ceil(Math.sqrt(count))
  const step = side / columns
  const size = (step * 0.8).toFixed(2)
  const lines = Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index % columns) * step, Math.floor(index / columns) * step]
    return `  <rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${size}" height="${size}" stroke="#000" stroke-width="0.2" fill="#1f5fa8"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">\n${lines.join('\n')}\n</svg>\n`
}

/** A drawing like a map: paths of 120 points each; 3,000 of them are about five million characters. */
function map(count: number) {
  const columns = Math.ceil(Math.sqrt(count))
  const step = side / columns
  const paths = Array.from({ length: count }, (_, index) => {
    const [x, y] = [((index % columns) + 0.5) * step, (Math.floor(index / columns) + 0.5) * step]
    const points = Array.from({ length: 120 }, (_, at) => {
      const angle = (2 * Math.PI * at) / 120
      const reach = step * (0.35 + 0.1 * Math.sin(7 * angle + index))
      return `${(x + reach * Math.cos(angle)).toFixed(3)},${(y + reach * Math.sin(angle)).toFixed(3)}`
    })
    return `  <path d="M${points.join('L')}Z" fill="#1f5fa8" stroke="#000" stroke-width="0.1"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">\n${paths.join('\n')}\n</svg>\n`
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

function serve(root: string) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname))
    const file = join(root, path)
    if (!file.startsWith(root) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise<{ url: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
}

const quantile = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0

/** Presses a real key repeatedly; returns p50 and p95 from event to frame, and the median script time. */
async function nudge(page: Page, key: string) {
  await page.evaluate(() => {
    const paints: number[] = []
    const scripts: number[] = []
    Object.assign(window, { paints, scripts })
    let start = 0
    window.addEventListener(
      'keydown',
      () => {
        start = performance.now()
        // The message arrives after all listeners of the key and after the frame they caused.
        const channel = new MessageChannel()
        requestAnimationFrame(() => {
          channel.port1.addEventListener('message', () => paints.push(performance.now() - start))
          channel.port1.start()
          channel.port2.postMessage(undefined)
        })
      },
      true,
    )
    window.addEventListener('keydown', () => scripts.push(performance.now() - start))
  })
  for (let done = 0; done < presses; done++) {
    await page.keyboard.press(key)
    await page.waitForTimeout(30)
  }
  const { paints, scripts } = await page.evaluate(() => {
    const paints: number[] = Reflect.get(window, 'paints')
    const scripts: number[] = Reflect.get(window, 'scripts')
    return { paints, scripts }
  })
  const [paint, slow] = [quantile(paints.slice(5), 0.5), quantile(paints.slice(5), 0.95)]
  return { paint, slow, script: quantile(scripts.slice(5), 0.5) }
}

async function buildOurs() {
  const out = join(folder, 'ours')
  const result = await build({
    ...fromSource,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: out,
      emptyOutDir: true,
      modulePreload: false,
      rollupOptions: { input: fileURLToPath(new URL('page.tsx', import.meta.url)) },
    },
  })
  const chunks = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
  const first = new Set<string>()
  const follow = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || chunk.type !== 'chunk' || first.has(name)) return
    first.add(name)
    for (const next of chunk.imports) follow(next)
  }
  if (!entry) throw new Error('nothing was built')
  follow(entry.fileName)
  const sheets = chunks.filter(({ fileName }) => fileName.endsWith('.css'))
  const links = sheets.map(({ fileName }) => `<link rel="stylesheet" href="${fileName}">`).join('')
  const title = '<!doctype html><html lang="de" data-theme="dark"><title>SVG Editor</title>'
  writeFileSync(
    join(out, 'index.html'),
    `${title}${links}<body><script type="module" src="${entry.fileName}"></script>`,
  )
  let bytes = 0
  for (const chunk of chunks) {
    if (chunk.type === 'chunk' && first.has(chunk.fileName)) bytes += brotliCompressSync(chunk.code).length
  }
  console.log(`first load with React: ${(bytes / 1024).toFixed(1)} KiB of script, brotli`)
  return serve(out)
}

async function fetchSvgEdit() {
  try {
    execFileSync('npm', ['pack', 'svgedit@7.4.1', '--silent', '--pack-destination', folder], {
      stdio: 'pipe',
    })
    execFileSync('tar', ['xzf', join(folder, 'svgedit-7.4.1.tgz'), '-C', folder])
    return await serve(join(folder, 'package/dist/editor'))
  } catch {
    console.log('SVG-Edit could not be fetched.')
    return undefined
  }
}

const ours = await buildOurs()
const theirs = process.argv.includes('--alone') ? undefined : await fetchSvgEdit()
const browser = await chromium.launch(launchOptions)

async function measureOurs(source: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${ours.url}/index.html`)
  const load = await page.evaluate(async (text) => {
    const start = performance.now()
    window.openDrawing(text)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    while (!document.querySelector('[role="treeitem"]'))
      await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, source)
  await page.waitForTimeout(1000)
  for (const key of ['ArrowDown', 'ArrowDown', 't']) await page.keyboard.press(key)
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      entryTypes: ['longtask'],
    })
  })
  const result = await nudge(page, 'ArrowRight')
  // The editor stores in the pause after the last key.
  await page.waitForTimeout(1500)
  const longest = await page.evaluate(() => {
    const tasks: number[] = Reflect.get(window, 'tasks')
    return Math.max(0, ...tasks)
  })
  await page.close()
  return { ...result, load, longest }
}

async function measureTheirs(url: string, source: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/index.html`)
  await page.waitForFunction(() => Boolean(Reflect.get(window, 'svgEditor')?.svgCanvas))
  // Its extensions load later and clear the selection.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  await page.evaluate((text) => {
    // Its welcome dialogs would capture the keys.
    for (const each of document.querySelectorAll('se-storage-dialog, elix-dialog')) each.remove()
    const canvas = Reflect.get(window, 'svgEditor').svgCanvas
    canvas.setSvgString(text)
    canvas.selectOnly([canvas.getSvgContent().querySelector('rect, path')], true)
  }, source)
  await page.waitForTimeout(1500)
  const place = () =>
    page.evaluate(
      () => document.querySelector('#svgcontent rect, #svgcontent path')?.getBoundingClientRect().x,
    )
  const before = await place()
  const result = await nudge(page, 'ArrowRight')
  const after = await place()
  await page.close()
  return { ...result, moved: before !== after }
}

const drawings = {
  '1,000 rects': rects(1000),
  '5,000 rects': rects(5000),
  '10,000 rects': rects(10_000),
  'a map of 3,000 paths': map(3000),
}

for (const [name, source] of Object.entries(drawings)) {
  const mine = await measureOurs(source)
  const other = theirs && name !== '10,000 rects' ? await measureTheirs(theirs.url, source) : undefined
  const ratios = other?.moved
    ? `; SVG-Edit ${other.paint.toFixed(1)} and ${other.slow.toFixed(1)} ms: ratios ` +
      `${(mine.paint / other.paint).toFixed(2)} and ${(mine.slow / other.slow).toFixed(2)}`
    : ''
  console.log(
    `${name}: key to paint p50 ${mine.paint.toFixed(1)}, p95 ${mine.slow.toFixed(1)} ms, script ` +
      `${mine.script.toFixed(1)} ms, load ${mine.load.toFixed(0)} ms, longest task ${mine.longest.toFixed(0)} ms${ratios}`,
  )
  if (other && !other.moved) console.log('  SVG-Edit did not move its shape: no comparison.')
}

await browser.close()
ours.close()
theirs?.close()
