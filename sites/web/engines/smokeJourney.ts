// A smoke journey in an engine that Playwright cannot drive here: Firefox or WebKit as the system has it.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until, type Engine, type SystemEngine } from '@kleinzeug/tooling/engines'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { decided, edits } from './edits.ts'

const site = new URL('..', import.meta.url)
const { pages }: { pages: ReadonlyArray<{ readonly path: string; readonly title: string }> } = JSON.parse(
  readFileSync(new URL('dist/.vite/site.json', site), 'utf8'),
)

const hydrated = `document.querySelector('#app[data-hydrated]')`
const stored = `(localStorage.getItem('kleinzeug') ?? '')`

/** Defines the tests of one engine, which has a server of its own. */
export function smokeJourney({ name, isInstalled, start, stop }: SystemEngine, port: number): void {
  const root = `http://localhost:${port}`
  describe.runIf(isInstalled)(`the smoke journey in ${name}`, () => {
    let server: ChildProcess
    let data: string

    beforeAll(async () => {
      data = mkdtempSync(join(tmpdir(), 'engines-'))
      server = spawn(process.execPath, ['server/start.ts'], {
        cwd: site,
        env: { ...process.env, PORT: String(port), APIX_DATA: data, APIX_VISITS: 'off' },
        stdio: 'ignore',
      })
      await vi.waitFor(() => fetch(root), { timeout: 20_000 })
    })

    afterAll(async () => {
      await stop()
      server.kill()
      rmSync(data, { recursive: true, force: true })
    })

    let engine: Engine
    beforeEach(async ({ task }) => {
      // A second attempt has a new browser: one that crashes or hangs takes no other test with it.
      if (task.result?.retryCount) await stop()
      engine = await start()
    })
    afterEach(() => engine.close())

    test('every page shows its title and its one heading', async () => {
      for (const { path, title } of pages) {
        await engine.goTo(root + path)
        // The guarded page goes on to the login.
        if (path === '/user') await until(engine, `location.pathname === '/login'`)
        else await until(engine, `document.title === ${JSON.stringify(title)}`)
        await until(engine, `document.querySelectorAll('h1').length === 1`)
      }
      expect(engine.complaints).toEqual([])
    })

    test.each(edits)(
      '$path: an edit is there after a reload',
      async ({ path, make, stored: text, shown }) => {
        await engine.goTo(root + path)
        await until(engine, hydrated)
        await until(engine, `!(${shown})`)
        await make(engine)
        await until(engine, shown)
        await until(engine, `${stored}.includes(${JSON.stringify(text)})`)
        await engine.reload()
        await until(engine, hydrated)
        await until(engine, shown)
        expect(engine.complaints).toEqual([])
      },
    )

    test('the menu: a rest opens a group, its entry leads there; arrow down and Escape by keyboard', async () => {
      const apps = 'nav a[href$="/#apps"]'
      const open = (group: string) => `document.querySelector('nav[data-group=${group}]')`
      const focused = `document.activeElement?.textContent`
      await engine.goTo(`${root}/music`)
      await engine.hover(apps)
      await until(engine, open('apps'))
      await engine.click('[data-group-list=apps] a[href="/apps/svgEditor"]')
      await until(engine, `location.pathname === '/apps/svgEditor'`)
      await engine.goTo(`${root}/blog`)
      await engine.evaluate(`document.querySelector('nav a[href="/meta/about"]').focus() ?? true`)
      await engine.press('ArrowDown')
      await until(engine, `${open('meta')} && ${focused} === 'Über'`)
      await engine.press('ArrowRight')
      await until(engine, `${focused} === 'Impressum'`)
      await engine.press('Escape')
      await until(engine, `${open('main')} && ${focused} === 'Meta'`)
      expect(engine.complaints).toEqual([])
    })

    test.each(edits)('$path: „?“ shows the keys, Escape closes them', async ({ path }) => {
      await engine.goTo(root + path)
      await until(engine, hydrated)
      await engine.press('?')
      await until(engine, `document.querySelector('dialog[open] kbd')`)
      await engine.press('Escape')
      await until(engine, `!document.querySelector('dialog[open]')`)
      expect(engine.complaints).toEqual([])
    })

    test('the search shows what it finds, and leads there', async () => {
      await engine.goTo(root)
      await engine.click('[data-search]')
      await until(engine, `document.querySelector('dialog[open] [role=option]')`)
      const height = `document.querySelector('[role=listbox]').getBoundingClientRect().height`
      await until(engine, `${height} > 200`)
      await engine.type('arbeitszeit')
      await engine.press('Enter')
      await until(engine, `location.pathname === '/apps/worktime'`)
      await until(engine, `document.title.includes('Arbeitszeit')`)
      expect(engine.complaints).toEqual([])
    })

    test('the export contains what a tool has stored', async () => {
      await engine.goTo(`${root}/apps/decider`)
      await until(engine, hydrated)
      await decided.make(engine)
      await until(engine, `${stored}.includes(${JSON.stringify(decided.stored)})`)
      await engine.goTo(`${root}/meta/settings`)
      await until(engine, hydrated)
      await engine.evaluate(`(() => {
        const make = URL.createObjectURL.bind(URL)
        URL.createObjectURL = (blob) => {
          void blob.text().then((text) => { globalThis.exported = text })
          return make(blob)
        }
        ;[...document.querySelectorAll('button')].find(({ textContent }) => /^Daten exportieren/.test(textContent)).click()
        return true
      })()`)
      await until(engine, 'globalThis.exported')
      // The record is a text within the file.
      expect(await engine.evaluate('globalThis.exported')).toContain(
        JSON.stringify(decided.stored).slice(1, -1),
      )
    })
  })
}
