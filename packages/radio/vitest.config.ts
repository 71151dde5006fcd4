import { packageTests } from '@kleinzeug/tooling/vitest'

export default packageTests({
  globalSetup: ['src/state/faultServer.setup.ts'],
  // Chromium opens no more than six connections to one host.
  maxConcurrency: 4,
})
