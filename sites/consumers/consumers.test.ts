/// <reference lib="dom" />
// What another developer gets: the packages are published to a registry on this machine, installed into apps
// of four kinds, and used there. The code of the apps is the first example of each README.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { systemEngines } from '@kleinzeug/tooling/engines'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copiesOf, examplesIn, makeApp, startApp, type WriteExample } from './app.ts'
import { edits } from './edits.ts'
import { startChromiumEngine } from './chromiumEngine.ts'
import { changesBeside, foreignSheets, intoLayer, withoutMotion } from './foreignSheets.ts'
import { doubleIds, paddedByHost, paintsGround, shrunkByHost } from './hostPage.ts'
import { ownViews } from './ownViews.ts'
import { examplesOf, publicPackages, tools } from './packages.ts'
import { usePlainPage } from './plainPage.ts'
import { reachesNpm, run, startRegistry, type Registry } from './registry.ts'
import { publishReleases } from './release.ts'
import { newest, newsOf, raised, withoutOrigin, wrongEngines, wrongRanges } from './releaseRules.ts'
import { enter, isReady, killedAfterEach, shown, told } from './survival.ts'

const shorts = tools.map(({ short }) => short)

let registry: Registry
let browser: Browser
let releases: Awaited<ReturnType<typeof publishReleases>>

const isOnline = await reachesNpm()
if (!isOnline) console.log('Consumers: skipped, npm cannot reach its registry, from which the apps install.')

beforeAll(async () => {
  if (!isOnline) return
  registry = await startRegistry()
  browser = await chromium.launch(launchOptions)
  releases = await publishReleases(registry)
})
afterAll(async () => {
  if (!isOnline) return
  for (const app of apps.values()) await app.then(({ stop }) => stop()).catch(() => {})
  await browser.close()
  await registry.close()
})

/** Opens a page; everything it says to the console as an error or warning is kept. */
async function open(url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(url)
  return { page, complaints, close: () => context.close() }
}

/** Waits until React has taken a page over: what is entered before may be replaced. */
const isShown = async (page: Page) => {
  await page.locator('main button:visible').first().waitFor()
  await page.waitForFunction(() => {
    const button = document.querySelector('main button')
    return button && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
  // Effects run after the first frame.
  // oxlint-disable-next-line no-restricted-globals -- effects have no event of their own
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
}

const kinds: ReadonlyArray<{
  readonly kind: string
  readonly write: WriteExample
  readonly isStatic: boolean
}> = [
  {
    kind: 'vite',
    isStatic: false,
    write: (tool, example) => {
      const { adapter = '', headless } = tools.find(({ short }) => short === tool) ?? {}
      return {
        [`src/tools/${tool}.tsx`]: example,
        ...(headless && { [`src/tools/${tool}-headless.tsx`]: headless }),
        // Its types are checked.
        [`src/adapters/${tool}.ts`]: adapter,
      }
    },
  },
  {
    kind: 'next',
    isStatic: true,
    write: (tool, example) => ({
      [`app/${tool}/Tool.tsx`]: `'use client'\n\n${example}`,
      [`app/${tool}/page.tsx`]: `import { App } from './Tool'\n\nexport default function Page() {\n  return <App />\n}\n`,
    }),
  },
  {
    kind: 'astro',
    isStatic: true,
    write: (tool, example) => ({
      [`src/tools/${tool}.tsx`]: example,
      [`src/pages/${tool}.astro`]: `---\nimport { App } from '../tools/${tool}.tsx'\n---\n<html lang="de"><head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Consumer</title></head><body><main><App client:load /></main></body></html>\n`,
    }),
  },
]

/** The apps by kind. */
const apps = new Map<string, ReturnType<typeof startApp>>()
function appOf({ kind, write }: (typeof kinds)[number]) {
  const app = apps.get(kind) ?? startApp(kind, registry, { files: examplesIn(write) })
  apps.set(kind, app)
  return app
}

describe.runIf(isOnline).each(kinds)('$kind', (consumer) => {
  const { kind, isStatic } = consumer
  let url: string
  let jotais: string[]

  beforeAll(async () => {
    const app = await appOf(consumer)
    jotais = copiesOf('jotai', app.folder)
    ;({ url } = app)
    // Made while this one is tested; where that fails, its own tests report it.
    const next = kinds[kinds.indexOf(consumer) + 1]
    if (next) void appOf(next).catch(() => {})
  })

  test.each(shorts)('%s opens without a complaint', async (tool) => {
    const { page, complaints, close } = await open(`${url}/${tool}`)
    await isShown(page)
    expect(complaints).toEqual([])
    await close()
  })

  test('svg-editor: SVGO runs in its worker', async () => {
    const { page, complaints, close } = await open(`${url}/svg-editor`)
    await isShown(page)
    await page.keyboard.type('+rfo')
    await page.getByRole('radio', { name: 'SVGO', exact: true }).click()
    await page.getByRole('img', { name: 'Nachher' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  test.runIf(kind === 'vite').each(shorts)('%s works twice on a page', async (tool) => {
    const { page, complaints, close } = await open(`${url}/${tool}?instances=2`)
    await isShown(page)
    expect(await page.locator(`main .${tool}`).count()).toBeGreaterThan(1)
    expect(await doubleIds(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  test.runIf(kind === 'vite').each(shorts)('%s keeps its look on a page of another style', async (tool) => {
    const { page, close } = await open(`${url}/${tool}`)
    await isShown(page)
    expect(await paintsGround(page, tool), 'paints its ground').toBe(true)
    expect(await shrunkByHost(page, tool), 'html{font-size:62.5%}').toEqual([])
    expect(await paddedByHost(page, tool), 'section{padding:60px}').toEqual([])
    await close()
  })

  test.runIf(kind === 'vite').each(ownViews)('$what', async ({ path, use }) => {
    const { page, complaints, close } = await open(`${url}/${path}`)
    await isShown(page)
    await use(page)
    expect(complaints).toEqual([])
    await close()
  })

  test.runIf(kind === 'vite').each(shorts.flatMap((tool) => foreignSheets.map((sheet) => ({ tool, sheet }))))(
    '$tool keeps its look beside $sheet.name',
    async ({ tool, sheet }) => {
      const { page, close } = await open(`${url}/${tool}`)
      await isShown(page)
      await withoutMotion(page)
      // The dialog of its keys.
      await page.keyboard.press('?')
      await page.locator('main dialog[open]').waitFor()
      await page.waitForLoadState('networkidle')
      // A part that is still being loaded looks different without any sheet.
      for (const place of ['before', 'after'] as const)
        await expect
          .poll(() => changesBeside(page, sheet.css, place), { timeout: 10_000, message: place })
          .toEqual([])
      await close()
    },
  )

  // Why the packages have none: see the README of `@kleinzeug/ui`.
  test.runIf(kind === 'vite')('in a cascade layer the rules of Bootstrap win', async () => {
    const { page, close } = await open(`${url}/decider`)
    await isShown(page)
    await withoutMotion(page)
    await intoLayer(page)
    const [bootstrap] = foreignSheets
    expect((await changesBeside(page, bootstrap?.css ?? '', 'before')).length).toBeGreaterThan(20)
    await close()
  })

  test.runIf(kind === 'vite')('two tools with two versions of the controls', async () => {
    const { page, complaints, close } = await open(`${url}/two-versions`)
    await isShown(page)
    const spacing = (tool: string) =>
      page
        .locator(`main .${tool} button`)
        .evaluateAll((buttons) => [
          ...new Set(
            buttons
              .filter(({ className }) => className.startsWith('ui'))
              .map((each) => getComputedStyle(each).letterSpacing),
          ),
        ])
    expect(await spacing('number-guessing')).toEqual(['5px'])
    expect(await spacing('decider')).not.toContain('5px')
    for (const tool of ['decider', 'number-guessing']) {
      const edit = edits.find((each) => each.tool === tool)
      await edit?.make(page)
      await edit?.shows(page)
    }
    expect(complaints).toEqual([])
    await close()
  })

  test.runIf(kind === 'vite')('a tool beside the app’s own jotai, of another version', async () => {
    const { page, complaints, close } = await open(`${url}/own-jotai`)
    await isShown(page)
    expect(await page.locator('#own').textContent()).toBe('2.x: 5')
    await edits.find(({ tool }) => tool === 'decider')?.make(page)
    await page.locator('#own', { hasText: '2.x: 6' }).waitFor()
    expect(complaints).toEqual([])
    // The tools' jotai is that of the shell, of which this app has two versions.
    expect(jotais).toEqual(['2', '3', '3'])
    await close()
  })

  test.runIf(isStatic)('an app without jotai gets one copy', () => expect(jotais).toEqual(['3']))

  test.runIf(isStatic)('every tool stands in the page before a script runs', async () => {
    for (const { short } of tools)
      expect(await (await fetch(`${url}/${short}`)).text()).toMatch(new RegExp(`class="${short}[ "]`))
  })

  test.each(edits)('$tool: what was entered is there after a reload', async ({ tool, make, shows }) => {
    const { page, complaints, close } = await open(`${url}/${tool}`)
    await isShown(page)
    await make(page)
    await shows(page)
    // Stored at the latest a second later.
    await page.waitForFunction(() => localStorage.length > 0)
    await page.reload()
    await isShown(page)
    await shows(page)
    expect(complaints).toEqual([])
    await close()
  })
})

describe.runIf(isOnline)('two releases', () => {
  test('the first is of everything, with news, exact and ranged dependencies, origin and engines', () => {
    const { first } = releases
    expect(first.map(({ name }) => name)).toEqual(publicPackages.map(({ name }) => name))
    expect(first.filter((each) => !newsOf(each)).map(({ name }) => name)).toEqual([])
    expect(wrongRanges(first, newest(first))).toEqual([])
    expect(withoutOrigin(first)).toEqual([])
    expect(wrongEngines(first)).toEqual([])
  })

  test('a patch of ui and a feature of one tool release what is built over ui, and nothing else', () => {
    const { first, second } = releases
    const before = newest(first)
    const bumps = second.map(({ short, name, manifest }) => [
      short,
      raised(before.get(name) ?? '', manifest.version),
    ])
    expect(Object.fromEntries(bumps)).toEqual({
      ...Object.fromEntries(['ui', 'shell', 'elements', ...shorts].map((short) => [short, 'patch'])),
      'number-guessing': 'minor',
    })
    expect(wrongRanges(second, newest(first, second))).toEqual([])
    expect(withoutOrigin(second)).toEqual([])
    const versions = newest(second)
    const updated = (short: string) => `@kleinzeug/${short}@${versions.get(`@kleinzeug/${short}`)}`
    for (const each of second) {
      const own = ['ui', 'number-guessing'].includes(each.short)
      const over = each.short === 'elements' ? 'number-guessing' : 'ui'
      expect(newsOf(each)).toContain(own ? `The second release of ${each.short}` : updated(over))
      // What was said of the first release stays below.
      expect(each.changelog).toContain(`## ${before.get(each.name)}\n`)
    }
  })
})

describe.runIf(isOnline)('plain Node', () => {
  test('every tool renders to HTML, comes with its changelog, and a balance is computed without a page', async () => {
    const scripts = tools.flatMap(({ short, script }) =>
      script === undefined ? [] : [[`${short}.mjs`, script]],
    )
    const app = await makeApp('node', registry, { files: Object.fromEntries(scripts) })
    for (const { name } of tools) expect(app.built).toContain(name)
    for (const { name } of tools) {
      const installed = (file: string) => readFileSync(join(app.folder, 'node_modules', name, file), 'utf8')
      const manifest: { version: string; devDependencies?: unknown } = JSON.parse(installed('package.json'))
      expect(manifest).not.toHaveProperty('devDependencies')
      expect(installed('CHANGELOG.md')).toContain(`## ${manifest.version}`)
    }
    expect(await run(app.folder, 'node', 'worktime.mjs')).toBe('worked 1185, sick 480, balance -15 minutes\n')
    app.remove()
  })
})

describe.runIf(isOnline)('a page without React and without a build', () => {
  let url: string
  let stop = () => {}

  beforeAll(async () => {
    ;({ url, stop } = await startApp('html', registry, { packages: ['@kleinzeug/elements'] }))
  })
  afterAll(async () => {
    stop()
    for (const engine of systemEngines) await engine.stop()
  })

  for (const { name, isInstalled, start } of [
    { name: 'Chromium', isInstalled: true, start: startChromiumEngine },
    ...systemEngines,
  ])
    test.runIf(isInstalled)(`three elements in ${name}`, async () => {
      const engine = await start()
      try {
        const seen = await usePlainPage(engine, `${url}/`)
        expect(seen.password).toMatch(/^.{8,}$/)
        expect(seen).toEqual({
          ground: 'rgb(246, 245, 241)',
          password: seen.password,
          submitted: seen.password,
          complaints: [],
        })
      } finally {
        await engine.close()
      }
    })
})

describe.runIf(isOnline)('zustand on a record', () => {
  let url: string
  let stop = () => {}

  beforeAll(async () => {
    const recipes = examplesOf('packages/storage', 'ts')
    const recipe = (part: string) => recipes.find((text) => text.includes(part)) ?? ''
    ;({ url, stop } = await startApp('zustand', registry, {
      packages: ['@kleinzeug/storage'],
      // The recipe of the README, unchanged.
      files: {
        'src/keptIn.ts': recipe('export function keptIn'),
        'src/notes.ts': recipe("from './keptIn.js'"),
      },
    }))
  })
  afterAll(() => stop())

  test('what was entered survives a browser killed a second later, again and again', async () => {
    const names = ['one', 'two', 'three']
    const found = await killedAfterEach(url, [
      ...names.map((name) => async (page: Page) => {
        const before = await shown(page)
        await enter(page, name, 'text')
        return before
      }),
      shown,
    ])
    expect(found).toEqual([
      [],
      ['one: text'],
      ['one: text', 'two: text'],
      ['one: text', 'two: text', 'three: text'],
    ])
  })

  test('five tabs write one after the other, and the browser is killed: all is there', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const [, found = []] = await killedAfterEach(url, [
      async (first, context) => {
        const others = await Promise.all(names.slice(1).map(() => context.newPage()))
        const pages = [first, ...others]
        for (const page of others) {
          await page.goto(url)
          await isReady(page)
        }
        for (const [tab, page] of pages.entries()) {
          const name = `note ${names[tab]}`
          await enter(page, name, 'text')
          for (const each of pages) await each.getByText(`${name}: text`).waitFor()
        }
        return []
      },
      shown,
    ])
    expect(found.toSorted()).toEqual(names.map((name) => `note ${name}: text`))
  })

  test('a full localStorage: the app says so, and what was entered is there after a crash', async () => {
    const results = await killedAfterEach(url, [
      async (page) => {
        await enter(page, 'before', 'text')
        return { found: await shown(page), status: '' }
      },
      async (page) => {
        await page.evaluate(() => {
          for (let size = 2 ** 22; size >= 1; size /= 2)
            try {
              for (;;) localStorage.setItem(`other ${size} ${localStorage.length}`, 'x'.repeat(size))
            } catch {
              // No room for so much: half of it.
            }
        })
        await enter(page, 'after', 'text'.repeat(100))
        await page.waitForFunction(() => document.querySelector('output')?.value === 'full')
        return { found: await shown(page), status: await told(page) }
      },
      async (page) => ({ found: await shown(page), status: await told(page) }),
    ])
    expect(results[1]?.status).toBe('full')
    expect(results[2]?.found).toEqual(['before: text', `after: ${'text'.repeat(100)}`])
  })

  test('a damaged text: what was entered is restored, and the app says so', async () => {
    const [, result] = await killedAfterEach<unknown>(url, [
      (page) => enter(page, 'car', 'Porsche'),
      async (page) => {
        await page.addInitScript(() => {
          const text = localStorage.getItem('kleinzeug')
          if (text) localStorage.setItem('kleinzeug', text.replace('Porsche', 'Porsxhe'))
        })
        // The crash has taken localStorage back: what is damaged must be there.
        await enter(page, 'bike', 'Draisine')
        await page.waitForFunction(() => localStorage.getItem('kleinzeug')?.includes('Draisine'))
        await page.reload()
        await isReady(page)
        return { found: await shown(page), status: await told(page) }
      },
    ])
    expect(result).toEqual({ found: ['car: Porsche', 'bike: Draisine'], status: 'setAside' })
  })
})
