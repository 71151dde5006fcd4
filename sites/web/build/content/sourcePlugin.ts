import { globSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { PackageSource } from 'virtual:source'
import { highlighter, tokenizeTimeLimit } from './highlighter.ts'

/** Tests, stories and what only they use. */
const proof = /\.(test|stories|bench)\.tsx?$|\.fixtures\.tsx?$|^bench\//

/** One file of a package, highlighted. */
export interface SourceFile {
  /** Its name in links: `draw.ts`, and line 12 of it `draw.ts-L12`. */
  readonly id: string
  /** Below the package's folder. */
  readonly path: string
  /** A test, a story or what only they use. */
  readonly proof: boolean
  readonly code: string
}

const depth = (path: string) => path.split('/').length

/** Ids for links: the name of a file where it is the only one of that name, otherwise its path. */
function idsOf(paths: readonly string[]) {
  const names = paths.map((path) => basename(path))
  return paths.map((path, at) =>
    names.indexOf(names[at]!) === names.lastIndexOf(names[at]!) ? names[at]! : path,
  )
}

/**
 * Runs of one kind of token as pairs of length and kind. A run of white space joins the one before
 * it: what cannot be seen needs no colour.
 */
export function runsOf({ code, path }: SourceFile): readonly number[] {
  const lang = extname(path).slice(1)
  if (!highlighter.getLoadedLanguages().includes(lang)) return [code.length, 1]
  const runs: number[] = []
  const add = (length: number, kind: number) => {
    if (runs.at(-1) === kind) runs[runs.length - 2]! += length
    else runs.push(length, kind)
  }
  highlighter.codeToTokensBase(code, { lang, theme: 'kleinzeug', tokenizeTimeLimit }).forEach((line, at) => {
    if (at > 0) add(1, runs.at(-1) ?? 1)
    for (const { content, color } of line) {
      const blank = content.trim() === '' && runs.length > 0
      add(content.length, blank ? runs.at(-1)! : Number(/#00000(\d)/.exec(color ?? '')?.[1] ?? 1))
    }
  })
  return runs
}

/** The files of a package as its source page lists them: those that run first, then their proof. */
export function sourceFilesOf(folder: string): SourceFile[] {
  const found = globSync(['src/**/*.{ts,tsx,css}', 'bench/*.{ts,tsx}', 'package.json', 'README.md'], {
    cwd: folder,
  })
  const paths = found
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted(
      (a, b) =>
        Number(proof.test(a)) - Number(proof.test(b)) ||
        Number(b.startsWith('src/')) - Number(a.startsWith('src/')) ||
        Number(b === 'src/index.ts') - Number(a === 'src/index.ts') ||
        depth(a) - depth(b) ||
        a.localeCompare(b),
    )
  const ids = idsOf(paths)
  return paths.map((path, at) => {
    const code = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n').trimEnd()
    return { id: ids[at]!, path, proof: proof.test(path), code }
  })
}

/**
 * Serves what source pages say of packages and their files: `virtual:source` holds a loader for each package. The
 * code itself is written into a document per file by the prerender.
 *
 * @param packages the folder that holds the packages
 * @param folders those whose code is shown
 */
export function sourcePlugin(packages: string, folders: readonly string[]): Plugin {
  const index = 'virtual:source'
  return {
    name: 'kleinzeug-source',
    resolveId: (source) => (source === index || source.startsWith(`${index}/`) ? `\0${source}` : undefined),
    load(module) {
      if (module === `\0${index}`) {
        const loaders = folders.map(
          (folder) => `${JSON.stringify(folder)}: () => import('${index}/${folder}')`,
        )
        return `export const sources = { ${loaders.join(', ')} }`
      }
      if (!module.startsWith(`\0${index}/`)) return undefined
      const folder = join(packages, module.slice(index.length + 2))
      const { name, version, license }: Pick<PackageSource, 'name' | 'version' | 'license'> = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      )
      const files = sourceFilesOf(folder).map(({ code, ...file }) => ({
        ...file,
        lines: code.split('\n').length,
      }))
      for (const { path } of files) this.addWatchFile(join(folder, path))
      return `export const source = ${JSON.stringify({ name, version, license, files })}`
    },
  }
}
