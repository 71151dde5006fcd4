import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '@kleinzeug/tooling/browser'

const port = Number(process.env['E2E_PORT'] ?? 4273)

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 3,
  // The time limits only catch what hangs; machines may be slow.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results/artifacts',
  reporter: [
    ['dot'],
    [
      'json',
      {
        outputFile: `test-results/${process.env['npm_lifecycle_event'] === 'e2e:more' ? 'moreJourneys' : 'e2e'}.json`,
      },
    ],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // An emulated GPU takes more processor time than Chromium's own drawing.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--disable-gpu'] },
  },
  webServer: {
    command: 'node server/start.ts',
    env: { PORT: String(port), APIX_DATA: 'node_modules/.cache/e2e', APIX_VISITS: 'off' },
    port,
    reuseExistingServer: false,
  },
})
