// `pnpm bench`: every comparison that a README promises, in one Chromium, both sides in turns; writes one page with
// ratios, their range, commit and machine, and a plot of each. `pnpm bench decider` measures some alone and only prints.
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { launchOptions } from '../browser/browser.ts'
import { fromSource } from '../vitest.ts'
import { summarise } from './ratios.ts'
import { plotOf, tableOf, type Compared } from './report.ts'
import type { Bench, Subject } from './subject.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const page = join(root, '.github/bench')
const wanted = process.argv.slice(2)

const files = globSync('{packages,sites}/*/bench/subject.ts', { cwd: root })
  .toSorted()
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(`/${name}/`)))
// Each with the name of its plot: that of its folder, from the second subject on with a number.
const subjects: Array<readonly [string, Subject]> = []
for (const file of files) {
  const { default: found }: { default: Subject | readonly Subject[] } = await import(join(root, file))
  for (const [index, subject] of [found].flat().entries())
    subjects.push([`${file.split('/')[1]}${index === 0 ? '' : `-${index + 1}`}`, subject])
}

const outDir = mkdtempSync(join(tmpdir(), 'kleinzeug-bench-'))
const common = { ...fromSource, configFile: false, root, logLevel: 'error' } as const
const input = files.flatMap((file) => globSync(file.replace('subject.ts', '*.html'), { cwd: root }))
if (input.length > 0)
  await build({
    ...common,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: input.map((file) => join(root, file)) } },
  })
const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } })
const browser = await chromium.launch(launchOptions)
const bench: Bench = {
  browser,
  open: async (path) => {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const address = server.resolvedUrls?.local[0] ?? ''
    await tab.goto(/^https?:/.test(path) ? path : `${address}${path}`)
    return { page: tab, devtools: await tab.context().newCDPSession(tab) }
  },
}

const all: Compared[] = []
try {
  for (const [, subject] of subjects) {
    const measured = []
    for (const [name, size] of Object.entries(subject.sizes)) {
      measured.push(summarise(name, await subject.measure(bench, size)))
      for (const open of browser.contexts()) await open.close()
    }
    all.push({ ...subject, measured })
    console.log(tableOf(all.slice(-1)))
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}

if (wanted.length === 0) {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`
  // Plots of subjects that are gone go, too.
  rmSync(page, { recursive: true })
  mkdirSync(page)
  for (const [index, [name]] of subjects.entries()) {
    const compared = all[index]
    if (compared) writeFileSync(join(page, `${name}.svg`), plotOf(compared))
  }
  const plots = subjects.map(([name, { title }]) => `![${title}](./${name}.svg)`)
  writeFileSync(
    join(page, 'README.md'),
    `# Measured ratios

\`pnpm bench\` writes this page. Both sides of a row were measured in turns in one run. A ratio below 1 means that less time
or memory was needed here, or, for visits, that fewer were answered. Milliseconds are CPU time of the page's main thread from a
key to its painted frame unless the row says otherwise.

Commit ${commit}; ${machine}.

${tableOf(all)}

${plots.join('\n\n')}
`,
  )
}
