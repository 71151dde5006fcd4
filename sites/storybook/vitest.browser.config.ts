import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { browserTests, fromSource } from '@kleinzeug/tooling/vitest'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))
const files = globSync('*/src/**/*.{browser.test.ts,browser.test.tsx,worker.ts}', { cwd: packages }).filter(
  (file) => !file.includes('.more.'),
)

/** Browser tests of all packages: with one Vite server and one Chromium they take a third less than with one each. */
export default defineConfig({
  ...fromSource,
  plugins: [react()],
  // What is discovered late, Vite would prebundle then, and reload the page in the middle of a test.
  optimizeDeps: { entries: files.map((file) => `../../packages/${file}`) },
  test: {
    ...(await browserTests('browser')),
    dir: packages,
    include: ['*/src/**/*.browser.test.{ts,tsx}'],
    exclude: ['**/*.more.*'],
    globalSetup: ['../../packages/radio/src/state/faultServer.setup.ts'],
  },
})
