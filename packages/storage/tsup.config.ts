import { packageBuild } from '@kleinzeug/tooling/tsup'
import { defineConfig, type Options } from 'tsup'
import { callbacks, members } from './shortenedNames.ts'

/** Files of their own by output name, beside the public entries. */
const apart = {
  localStorageAdapter: 'src/local/localStorageAdapter.ts',
  archive: 'src/local/backup/archive.ts',
  importFile: 'src/local/backup/importFile.ts',
  salvage: 'src/local/record/salvage.ts',
  textStore: 'src/local/record/textStore.ts',
}

const configs = packageBuild(apart)

/**
 * Keeps modules that not every page needs in files of their own: lazy ones, which would be bundled into every
 * entry, and the adapter of a single tool, which no page with a record needs.
 */
const keepApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'keep-apart',
  setup: (build) =>
    build.onResolve({ filter: /./ }, ({ kind, path }) => {
      const name = Object.keys(apart).find((name) => path.endsWith(`/${name}.ts`))
      return name && kind !== 'entry-point' ? { path: `./${name}.js`, external: true } : undefined
    }),
}

// Every page loads this package, so it is built for size.
export default defineConfig(async (options) => {
  const all = typeof configs === 'function' ? await configs(options) : configs
  return [all].flat().map((config) => ({
    ...config,
    esbuildPlugins: [keepApart],
    minify: 'terser' as const,
    clean: true,
    // A chunk shared with the manager would make the code of every page a tenth larger.
    splitting: false,
    terserOptions: {
      module: true,
      ecma: 2020 as const,
      mangle: {
        properties: { regex: new RegExp(`^(?:on(?:${callbacks.join('|')})|${members.join('|')})$`) },
      },
      compress: { passes: 5, inline: 2, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
    },
  }))
})
