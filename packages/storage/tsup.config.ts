import { packageBuild } from '@kleinzeug/tooling/tsup'
import { defineConfig, type Options } from 'tsup'

/** Modules that `import()` loads when they are needed: files of their own, by output name. */
const lazy = { archive: 'src/local/backup/archive.ts', salvage: 'src/local/record/salvage.ts' }

const configs = packageBuild({
  entry: {
    local: 'src/local/index.ts',
    manage: 'src/local/manage/index.ts',
    labels: 'src/local/labels.ts',
    'labels.en': 'src/local/labels.en.ts',
    decode: 'src/decode/index.ts',
    listeners: 'src/listeners.ts',
  },
  workers: lazy,
})

/** Leaves an `import()` of a lazy module as it is; without this it would be bundled into every entry. */
const keepLazy: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'keep-lazy',
  setup: (build) =>
    build.onResolve({ filter: /./ }, ({ kind, path }) => {
      const name = Object.keys(lazy).find((name) => path.endsWith(`/${name}.ts`))
      return kind === 'dynamic-import' && name ? { path: `./${name}.js`, external: true } : undefined
    }),
}

// Every page loads this package, so it is built for size.
export default defineConfig(async (options) => {
  const all = typeof configs === 'function' ? await configs(options) : configs
  return [all].flat().map((config) => ({
    ...config,
    esbuildPlugins: [keepLazy],
    minify: 'terser' as const,
    clean: true,
    // A chunk shared with the manager would make the code of every page a tenth larger.
    splitting: false,
    terserOptions: {
      module: true,
      ecma: 2020 as const,
      compress: { passes: 3, inline: 1, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
    },
  }))
})
