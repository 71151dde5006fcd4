// The one build of every published package: ESM, declarations, one stylesheet.
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import * as v from 'valibot'
import { withVersionedClasses } from './classNames.ts'
import { sourceCondition } from './conditions.ts'
import { englishEntry, englishImports } from './englishEntry.ts'
import { withFewerSpaces } from './fewerSpaces.ts'
import { withHostGuard } from './hostGuard.ts'
import { withLeastRem } from './leastRem.ts'
import { sharedJotai, withSharedJotai } from './sharedJotai.ts'

type PluginBuild = Parameters<NonNullable<Options['esbuildPlugins']>[number]['setup']>[0]

const names = v.optional(v.record(v.string(), v.string()), {})
const manifest = v.object({
  name: v.string(),
  dependencies: names,
  peerDependencies: names,
  exports: v.record(
    v.string(),
    v.union([v.string(), v.object({ [sourceCondition]: v.string(), default: v.optional(v.string()) })]),
  ),
})
const readManifest = () => v.parse(manifest, JSON.parse(readFileSync('package.json', 'utf8')))

/** Sources of the manifest's exports of one kind, by output name. */
const entriesOf = ({ exports }: v.InferOutput<typeof manifest>, ending: '.js' | '.css') =>
  Object.fromEntries(
    Object.values(exports).flatMap((entry) =>
      typeof entry === 'object' && entry.default?.endsWith(ending)
        ? [[basename(entry.default, ending), entry[sourceCondition].replace('./', '')]]
        : [],
    ),
  )

/** Ends the paths of such stylesheets, so that tsup's own handling of CSS leaves them alone. */
const mark = '?stand-alone'

/**
 * A published stylesheet stands alone: it brings the tokens and shared controls along. In this
 * repository it does not, so that a page with several tools has them once.
 */
const standAlone = {
  name: 'stand-alone-stylesheet',
  setup(build: PluginBuild) {
    if (!readManifest().dependencies['@kleinzeug/ui']) return
    build.onResolve({ filter: /src[\\/]styles\.css$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? { path: `${resolve(path)}${mark}`, namespace: 'stand-alone' } : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'stand-alone' }, ({ path }) => ({
      contents: `@import '@kleinzeug/ui/styles.css';\n${readFileSync(path.slice(0, -mark.length), 'utf8')}`,
      loader: 'css' as const,
      resolveDir: dirname(path),
    }))
  },
}

/** Marks the main entry of a package of React for server components; labels and slice stay usable on the server. */
const clientMark = {
  name: 'client-mark',
  renderChunk: (code: string, { path }: { path: string }) =>
    /[\\/](?:index|en)\.js$/.test(path) ? { code: `"use client";${code}` } : undefined,
}

const versionedClasses = {
  name: 'versioned-classes',
  renderChunk: (code: string) => ({ code: withVersionedClasses(code) }),
}

/** A worker is started by its address, which is that of the source in development. */
const workerAddresses = {
  name: 'worker-addresses',
  renderChunk: (code: string) => ({ code: code.replaceAll(/\.worker\.ts(?=["'`])/g, '.worker.js') }),
}

/**
 * Writes the declarations of all modules that the entries reach to `dist/types`, and one that leads there beside each
 * entry. The native compiler takes a tenth of the time of a bundler of declarations.
 */
function writeDeclarations(entry: Readonly<Record<string, string>>, edit: (declaration: string) => string) {
  const config = 'node_modules/.cache/tsconfig.declarations.json'
  mkdirSync(dirname(config), { recursive: true })
  const fromConfig = (path: string) => `../../${path}`
  writeFileSync(
    config,
    JSON.stringify({
      extends: fromConfig('tsconfig.json'),
      // Declarations of modules that have none.
      include: [fromConfig('src/**/*.d.ts')],
      files: Object.values(entry).map(fromConfig),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // As a developer has them, other packages are their published declarations.
        customConditions: [],
        rootDir: fromConfig('src'),
        outDir: fromConfig('dist/types'),
      },
    }),
  )
  rmSync('dist/types', { recursive: true, force: true })
  execFileSync('tsc', ['-p', config], { stdio: 'inherit', shell: process.platform === 'win32' })
  for (const file of globSync('dist/types/**/*.d.ts')) {
    const declaration = readFileSync(file, 'utf8')
    if (edit(declaration) !== declaration) writeFileSync(file, edit(declaration))
  }
  for (const [name, file] of Object.entries(entry))
    writeFileSync(
      `dist/${name}.d.ts`,
      `export * from './${file.replace(/^src/, 'types').replace(/\.ts$/, '.js')}'\n`,
    )
}

/** @param workers modules of their own by output name, beside those of the manifest's exports */
export function packageBuild(workers: Record<string, string> = {}) {
  const own = readManifest()
  const modules = entriesOf(own, '.js')
  const sheets = entriesOf(own, '.css')
  const english = englishImports(Object.keys(own.dependencies))
  const hasShell = own.dependencies['@kleinzeug/shell'] !== undefined
  // Chunks are named after their content: those of an earlier build would stay, be cached and be published.
  rmSync('dist', { recursive: true, force: true })
  return defineConfig([
    {
      entry: { ...modules, ...workers },
      plugins: [workerAddresses, versionedClasses, ...(own.peerDependencies['react'] ? [clientMark] : [])],
      format: ['esm'],
      target: 'es2022',
      sourcemap: true,
      // The shell's own entry brings the module along, so that it meets the shell's jotai too.
      noExternal: ['@kleinzeug/storage/jotai', ...english.map((path) => new RegExp(`^${path}$`))],
      esbuildPlugins: [englishEntry(english), ...(hasShell ? [sharedJotai] : [])],
      onSuccess: async () => writeDeclarations(modules, hasShell ? withSharedJotai : (text) => text),
    },
    ...(Object.keys(sheets).length > 0
      ? [
          {
            entry: sheets,
            minify: true,
            esbuildOptions: (options: { conditions?: string[] }) => {
              options.conditions = [sourceCondition]
            },
            esbuildPlugins: [standAlone],
            noExternal: [/./],
            onSuccess: async () => {
              for (const name of Object.keys(sheets)) {
                const sheet = `dist/${name}.css`
                const css = withVersionedClasses(withFewerSpaces(withLeastRem(readFileSync(sheet, 'utf8'))))
                const tool = own.name.replace('@kleinzeug/', '')
                // A stylesheet of shared parts is below no class of a tool.
                writeFileSync(sheet, hasShell && name === 'styles' ? withHostGuard(css, tool) : css)
                // An import of a stylesheet needs a type where side-effect imports are checked.
                writeFileSync(`${sheet}.d.ts`, 'export {}\n')
              }
            },
          },
        ]
      : []),
  ])
}
