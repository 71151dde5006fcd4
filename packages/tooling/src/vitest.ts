// The one test set-up of every package: `*.test.ts` in Node, `*.browser.test.tsx` in Chromium. What only
// `npm run test:more` runs is named `*.more.test.ts`: a package's script `unit` leaves those projects out.
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { sourceCondition } from './build/conditions.ts'

const inNode = ['{src,build,server}/**/*.test.{ts,tsx}']
const inBrowser = ['src/**/*.browser.test.{ts,tsx}']
const more = ['{src,build,server}/**/*.more.*test.{ts,tsx}']

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

/** npm packages that Vite would discover during the tests, and then reload the page in the middle of them. */
function dependencies(): string[] {
  const manifest: Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>> = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const { dependencies = {}, devDependencies = {} } = manifest
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
  exclude: string[],
  browser?: NonNullable<ViteUserConfig['test']>['browser'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, exclude, ...(browser ? { browser } : { isolate: false, unstubGlobals: true }) },
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
  maxWorkers,
  // Chromium opens no more than six connections to one host, and a radio in trouble holds two.
  maxConcurrency: 2,
  browser: await inChromium(),
})

/** @param test additions of one package to the common settings */
export async function packageTests(test: ViteUserConfig['test'] = {}) {
  const moreInBrowser = ['src/**/*.more.browser.test.{ts,tsx}']
  const projects = [project('node', inNode, [...inBrowser, ...more])]
  if (globSync(inBrowser).length > 0) {
    projects.push(project('browser', inBrowser, more, await inChromium()))
  }
  if (globSync(more).length > globSync(moreInBrowser).length) {
    projects.push(project('more', more, inBrowser))
  }
  if (globSync(moreInBrowser).length > 0) {
    projects.push(project('more-browser', moreInBrowser, [], await inChromium()))
  }
  return defineConfig({
    ...fromSource,
    plugins: [react()],
    optimizeDeps: { include: dependencies() },
    test: {
      ...report(process.env['npm_lifecycle_event'] === 'unit:more' ? 'more' : 'unit'),
      ...limits,
      maxWorkers,
      ...test,
      projects,
    },
  })
}
