import { defineConfig } from '@playwright/test'
import { launchOptions, packedChromium } from '@kleinzeug/tooling/browser'

// The one browser that every machine has (Linux x64) draws the pictures, whichever else is installed.
const executablePath = await packedChromium()

// The sheets of states of the built Storybook, against their recorded pictures.
export default defineConfig({
  testDir: 'sheets',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 60_000,
  outputDir: 'test-results/artifacts',
  reporter: [['dot'], ['json', { outputFile: 'test-results/sheets.json' }]],
  use: {
    viewport: { width: 1280, height: 320 },
    locale: 'de-DE',
    launchOptions: { ...launchOptions, ...(executablePath && { executablePath }) },
  },
  // A pixel may differ in shade, and a few of them altogether.
  expect: { toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.002 }, timeout: 20_000 },
})
