import { defineConfig } from 'vitest/config'
import { report } from './src/vitest.ts'

// The time limit only catches what hangs: an installation and two builds run in here.
export default defineConfig({
  test: { ...report('newTool'), include: ['e2e/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
})
