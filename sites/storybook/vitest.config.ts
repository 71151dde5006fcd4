import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { report } from '@kleinzeug/tooling/vitest'

/** Tags of the stories of `npm run test:more`: with all themes side by side, of long runs, of a part alone. */
const ofMore = ['themes', 'more', 'part']
const isMore = process.env['npm_lifecycle_event'] === 'stories:more'

export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      tags: isMore ? { include: ofMore } : { exclude: ofMore },
    }),
  ],
  test: {
    name: 'stories',
    ...report(isMore ? 'moreStories' : 'stories'),
    env: { STORY_TEST: 'yes' },
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
