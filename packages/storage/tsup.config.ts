import { packageBuild } from '@kleinzeug/tooling/tsup'
import { defineConfig } from 'tsup'

const configs = packageBuild({
  entry: {
    local: 'src/local/index.ts',
    manage: 'src/local/manage.ts',
    labels: 'src/local/labels.ts',
    'labels.en': 'src/local/labels.en.ts',
    decode: 'src/decode/index.ts',
    listeners: 'src/listeners.ts',
  },
})

// Every page loads this package, and its promise is a size: it goes out as small as it can be made.
export default defineConfig(async (options) => {
  const all = typeof configs === 'function' ? await configs(options) : configs
  return [all].flat().map((config) => ({
    ...config,
    minify: 'terser' as const,
    clean: true,
    // A chunk shared with what only the settings load would cost every page a tenth more.
    splitting: false,
    terserOptions: {
      module: true,
      ecma: 2020 as const,
      compress: { passes: 3, inline: 1, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
    },
  }))
})
