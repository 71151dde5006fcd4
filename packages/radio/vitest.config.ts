import { packageTests } from '@kleinzeug/tooling/vitest'
import { mergeConfig } from 'vitest/config'

const common = await packageTests({
  globalSetup: ['src/state/faultServer.setup.ts'],
  // Chromium opens no more than six connections to one host, and a radio in trouble holds two.
  maxConcurrency: 2,
})

export default mergeConfig(common, {
  // Entries of packages that are named in full where they are imported.
  optimizeDeps: { include: ['hls.js/light', 'react-dom/server'] },
})
