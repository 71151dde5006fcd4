import { report } from '@kleinzeug/tooling/vitest'
import { defineConfig } from 'vitest/config'

// A file for each engine, so that both run at the same time: vitest would leave one of two cores free. The time limit
// only catches what hangs: a journey visits every page of the site.
export default defineConfig({
  test: {
    ...report('engines'),
    include: ['engines/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // A headless Firefox crashes or refuses a navigation in one of ten runs, whatever the page.
    retry: 1,
  },
})
