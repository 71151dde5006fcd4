// The English entry of a package: built from the same source, with `X.en.ts` in place of each `X.ts` that has one.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Options } from 'tsup'
import * as v from 'valibot'
import { sourceCondition } from './conditions.ts'

const manifest = v.object({
  exports: v.record(
    v.string(),
    v.union([v.string(), v.looseObject({ [sourceCondition]: v.optional(v.string()) })]),
  ),
})

const sourceOf = (exports: v.InferOutput<typeof manifest>['exports'], entry: string) => {
  const found = exports[entry]
  return typeof found === 'object' ? found[sourceCondition] : undefined
}

/** Imports of our own packages that have an English entry from the same source: `@kleinzeug/shell/import` and the like. */
export function englishImports(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const file = `node_modules/${name}/package.json`
    if (!name.startsWith('@kleinzeug/') || !existsSync(file)) return []
    const { exports } = v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')))
    return Object.keys(exports).flatMap((entry) => {
      const source = sourceOf(exports, entry)
      return source && source === sourceOf(exports, `${entry}/en`) ? [name + entry.slice(1)] : []
    })
  })
}

/** What a module imports when it runs: types are left out. */
const importsOf = (code: string) =>
  [...code.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/gm)].map(
    ([, statement, call]) => statement ?? call ?? '',
  )

const siblingOf = (path: string) => path.replace(/(\.tsx?)$/, '.en$1')

/**
 * The modules below a folder that reach a text by their imports, and so exist once in each language.
 *
 * @param english imports of other packages that do
 */
export function translatedModules(folder: string, english: readonly string[]): Set<string> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).map((file) => resolve(file))
  const importers = new Map<string, string[]>()
  const found: string[] = []
  for (const file of files) {
    for (const path of importsOf(readFileSync(file, 'utf8'))) {
      const target = path.startsWith('.') ? resolve(dirname(file), path) : path
      if (english.includes(target) || existsSync(siblingOf(target))) found.push(file)
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  const reached = new Set(found)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}

const mark = 'english:'
const suffix = '?en'

/** Whether an output is the English variant of a source, and no source of its own. */
export const isEnglishVariant = (output: string, source: string) =>
  /(^|\.)en$/.test(output) && !/\.en\.tsx?$/.test(source)

/**
 * Builds the English variant of each such entry beside the German one. Modules without texts are in the chunks that both
 * share.
 *
 * @param english what `englishImports` found
 */
export function englishEntry(english: readonly string[]): NonNullable<Options['esbuildPlugins']>[number] {
  return {
    name: 'english-entry',
    setup(build) {
      const { entryPoints } = build.initialOptions
      if (!entryPoints || Array.isArray(entryPoints)) return
      for (const [output, source] of Object.entries(entryPoints))
        if (isEnglishVariant(output, source)) entryPoints[output] = mark + source
      const translated = translatedModules('src', english)
      const inEnglish = (path: string) => {
        const target = existsSync(siblingOf(path)) ? siblingOf(path) : path
        return translated.has(target) ? { path: target, suffix } : { path: target }
      }
      build.onResolve({ filter: /^english:/ }, ({ path }) => ({
        path: resolve(path.slice(mark.length)),
        suffix,
      }))
      build.onResolve({ filter: /./ }, ({ path, resolveDir, pluginData }) => {
        if (english.includes(path))
          return { path: pluginData === suffix ? `${path}/en` : path, external: true }
        return pluginData === suffix && path.startsWith('.')
          ? inEnglish(resolve(resolveDir, path))
          : undefined
      })
      build.onLoad({ filter: /\.tsx?$/ }, (file) =>
        file.suffix === suffix
          ? {
              contents: readFileSync(file.path, 'utf8'),
              loader: file.path.endsWith('x') ? 'tsx' : 'ts',
              pluginData: suffix,
            }
          : undefined,
      )
    },
  }
}
