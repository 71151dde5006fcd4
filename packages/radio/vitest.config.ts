import { packageTests } from '@kleinzeug/tooling/vitest'
import { mergeConfig } from 'vitest/config'

const common = await packageTests({
  globalSetup: ['src/state/faultServer.setup.ts'],
  // Chromium opens no more than six connections to one host.
  maxConcurrency: 4,
})

// Found only once the tests run, these would make Vite reload the page in the middle of them.
export default mergeConfig(common, {
  optimizeDeps: {
    include: [
      'hls.js/light',
      'jotai',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'valibot',
      'vitest-browser-react',
    ],
  },
})
