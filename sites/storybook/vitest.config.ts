import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { report } from '@kleinzeug/tooling/vitest'

/**
 * `npm run test:more` looks at every story in all five themes, `npm test` in one, and at none that has five, takes long or
 * shows a part alone.
 */
const inEveryTheme = process.env['npm_lifecycle_event'] === 'stories:more'

export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      tags: { exclude: inEveryTheme ? [] : ['themes', 'more', 'part'] },
    }),
  ],
  test: {
    name: 'stories',
    ...report(inEveryTheme ? 'moreStories' : 'stories'),
    env: { STORY_THEMES: inEveryTheme ? 'all' : 'one' },
    // Only catches what hangs: axe takes its time with five hundred rows on a busy machine.
    testTimeout: 120_000,
    // Vitest leaves one core free, which on two cores is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
