import { report } from '@kleinzeug/tooling/vitest'
import { defineConfig } from 'vitest/config'

// The time limits only catch what hangs: every app is installed and built in here.
export default defineConfig({
  test: { ...report('consumers'), testTimeout: 300_000, hookTimeout: 600_000, fileParallelism: false },
})
