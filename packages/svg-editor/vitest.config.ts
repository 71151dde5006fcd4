import { packageTests } from '@kleinzeug/tooling/vitest'
import { mergeConfig } from 'vitest/config'

// The worker asks for it late: found only then, it would be made ready in the middle of a test.
export default mergeConfig(await packageTests(), { optimizeDeps: { include: ['svgo/browser'] } })
