import { cpSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { packageBuild } from '@kleinzeug/tooling/tsup'
import type { Options } from 'tsup'
import { forShadowRoot } from './build/forShadowRoot.ts'

const require = createRequire(import.meta.url)
const mark = '?inline'

/** The published stylesheet of a tool, with tokens and controls, as a text. */
const inlineStyles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'inline-styles',
  setup: (build) => {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path }) => ({
      // The mark stays: tsup takes what ends in `.css` for itself.
      path: `${require.resolve(path.slice(0, -mark.length))}${mark}`,
      namespace: 'inline-styles',
    }))
    build.onLoad({ filter: /./, namespace: 'inline-styles' }, ({ path }) => ({
      contents: forShadowRoot(readFileSync(path.slice(0, -mark.length), 'utf8')),
      loader: 'text',
    }))
  },
}

/** What the tools look for beside their modules. */
const filesBeside = {
  name: 'files-beside',
  buildEnd: () =>
    cpSync('node_modules/@kleinzeug/resume-generator/dist/fonts', 'dist/fonts', { recursive: true }),
}

const [modules] = [
  packageBuild({ 'optimise.worker': 'node_modules/@kleinzeug/svg-editor/dist/optimise.worker.js' }),
].flat()

/** A page without a build loads these files: they bring everything along, and share what they have in common. */
export default {
  ...(typeof modules === 'object' && modules),
  plugins: [filesBeside],
  esbuildPlugins: [inlineStyles],
  noExternal: [/./],
  define: { 'process.env.NODE_ENV': '"production"' },
  platform: 'browser' as const,
  minify: true,
  // The tools' own parts that only set something up are reached by what they export.
  esbuildOptions: (options: { logOverride?: Record<string, 'silent'> }) => {
    options.logOverride = { 'ignored-bare-import': 'silent' }
  },
  sourcemap: false,
}
