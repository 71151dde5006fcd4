// The one test set-up of every package: `*.test.ts` in Node, `*.browser.test.tsx` in Chromium. What only
// `npm run test:more` runs has the tag `more`: a single test, or by `@module-tag more` a file `*.more.test.ts`.
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { sourceCondition } from './build/conditions.ts'

const inNode = ['{src,build,server}/**/*.test.{ts,tsx}']
const inBrowser = ['src/**/*.browser.test.{ts,tsx}']

const command = process.env['npm_lifecycle_event'] ?? ''
const isMore = command === 'unit:more'
/** Without a script of a package, by hand, everything that is asked for runs. */
const isLess = ['unit', 'browser'].includes(command)

/** Leaves out the tests of the other command. */
const tagged = {
  tags: [{ name: 'more', description: 'What a newcomer need not wait for' }],
  ...((isMore || isLess) && { tagsFilter: [isMore ? 'more' : '!more'] }),
}

/** Importing the files that have nothing of the tag would take most of its run. */
const hasTag = (file: string) => /@module-tag more\b|tags: \[?'more'/.test(readFileSync(file, 'utf8'))

/** Where a run leaves its counts for the closing line of `npm test`. */
export const report = (name: string) => ({
  reporters: ['default', 'json'],
  outputFile: { json: `test-results/${name}.json` },
})

/** Vite's settings for reading the packages of this repository from their TypeScript source. */
export const fromSource = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
}

/** The `package.json` of the package whose tests run. */
function manifest(): Partial<Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>> {
  return JSON.parse(readFileSync('package.json', 'utf8'))
}

/** npm packages that Vite would discover during the tests, and then reload the page in the middle of them. */
function dependencies(): string[] {
  const { dependencies = {}, devDependencies = {} } = manifest()
  const inBrowser = new Set(['jotai', 'react', 'react-dom', 'vitest-browser-react'])
  const names = [
    ...Object.keys(dependencies).filter((name) => !name.startsWith('@kleinzeug/')),
    ...Object.keys(devDependencies).filter((name) => inBrowser.has(name)),
  ]
  const react = names.includes('react-dom')
  return [
    ...names,
    ...(react ? ['react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime', 'react/jsx-runtime'] : []),
  ]
}

/**
 * One project: the files of `include` in Chromium, or in Node when `browser` is undefined. In Node the files of a
 * worker share their modules: loading them anew for each took as long as the tests themselves. A global that one
 * has replaced is put back for the next.
 */
const project = (
  name: string,
  include: string[],
  browser?: NonNullable<ViteUserConfig['test']>['browser'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, ...(browser ? { browser } : { isolate: false, unstubGlobals: true }) },
})

async function inChromium() {
  const { launchOptions } = await import('./browser/browser.ts')
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions }),
    instances: [{ browser: 'chromium' as const }],
  }
}

// The time limits only catch what hangs; machines may be slow.
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

/** Vitest leaves one core free, which on two cores is half of them. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/**
 * Settings of a run of browser tests alone.
 *
 * @param name of its report in `test-results`
 */
export const browserTests = async (name: string): Promise<ViteUserConfig['test']> => ({
  ...report(name),
  ...limits,
  ...tagged,
  maxWorkers,
  // Chromium opens no more than six connections to one host, and a radio in trouble holds two.
  maxConcurrency: 2,
  browser: await inChromium(),
})

/** @param test additions of one package to the common settings */
export async function packageTests(test: ViteUserConfig['test'] = {}) {
  const inBoth = { node: globSync(inNode, { exclude: inBrowser }), browser: globSync(inBrowser) }
  const more = Object.values(inBoth).flat().filter(hasTag)
  if (more.length > 0 && !manifest().scripts?.['unit:more'])
    throw new Error(`No script runs the tag of ${more.join(', ')}.`)
  const isWanted = (file: string) => (isMore ? hasTag(file) : !isLess || !file.includes('.more.'))
  const projects = [project('node', inBoth.node.filter(isWanted))]
  const browserFiles = inBoth.browser.filter(isWanted)
  if (browserFiles.length > 0) projects.push(project('browser', browserFiles, await inChromium()))
  return defineConfig({
    ...fromSource,
    plugins: [react()],
    optimizeDeps: { include: dependencies() },
    test: {
      ...report(isMore ? 'more' : 'unit'),
      ...limits,
      ...tagged,
      maxWorkers,
      ...test,
      projects,
    },
  })
}
