import type { Options } from 'tsup'

const entry = '@kleinzeug/shell/jotai'

/** What that entry exports, and all that a tool may take of jotai. */
const replaced = ['jotai', '@kleinzeug/storage/jotai']

/**
 * Leads a tool's imports of jotai to the copy of the shell: they share a Provider and a store. Ranges alone cannot
 * promise that: beside an app's own jotai 2, npm gives each package that wants jotai 3 a copy of its own.
 */
export const sharedJotai: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'shared-jotai',
  setup: (build) =>
    build.onResolve({ filter: /jotai/ }, ({ path }) =>
      replaced.includes(path) ? { path: entry, external: true } : undefined,
    ),
}

/** The same in a declaration. */
export const withSharedJotai = (declaration: string) =>
  declaration.replaceAll(/(["'])(?:jotai|@kleinzeug\/storage\/jotai)\1/g, `$1${entry}$1`)
