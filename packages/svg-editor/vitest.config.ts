import { packageTests } from '@kleinzeug/tooling/vitest'
import { mergeConfig } from 'vitest/config'

// Only the worker imports it: discovered late, Vite would prebundle it and reload in the middle of a test.
export default mergeConfig(await packageTests(), { optimizeDeps: { include: ['svgo/browser'] } })
