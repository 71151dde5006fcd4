// The one test set-up of every package: `*.test.ts` in Node, `*.browser.test.tsx` in Chromium.
import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { sourceCondition } from './conditions.ts'

const inNode = ['src/**/*.test.{ts,tsx}']
const inBrowser = ['src/**/*.browser.test.{ts,tsx}']

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

/** @param test additions of one package to the common settings */
export async function packageTests(test: ViteUserConfig['test'] = {}) {
  const projects: TestProjectInlineConfiguration[] = [
    { extends: true, test: { name: 'node', include: inNode, exclude: inBrowser } },
  ]
  if (globSync(inBrowser).length > 0) {
    const { launchOptions } = await import('./browser.ts')
    projects.push({
      extends: true,
      test: {
        name: 'browser',
        include: inBrowser,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions }),
          instances: [{ browser: 'chromium' }],
        },
      },
    })
  }
  return defineConfig({
    ...fromSource,
    plugins: [react()],
    test: { ...report('unit'), ...test, projects },
  })
}
