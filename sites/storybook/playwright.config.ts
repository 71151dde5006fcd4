import { defineConfig } from '@playwright/test'
import { launchOptions } from '@kleinzeug/tooling/browser'

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
  use: { viewport: { width: 1280, height: 320 }, locale: 'de-DE', launchOptions },
  // A pixel may differ in shade, and a few of them altogether.
  expect: { toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.002 }, timeout: 20_000 },
})
