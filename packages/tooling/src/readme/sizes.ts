import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface Size {
  readonly part: string
  readonly kibibytes: number
}

/** A built module and those that it imports at once, inside the package. */
function modulesAtOnce(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  for (const [, path = ''] of code.matchAll(/^(?:import|export)\b[^;'"]*["'](\.[^'"]+)["']/gm))
    modulesAtOnce(join(dirname(file), path), seen)
  return seen
}

const kibibytes = (files: Iterable<string>): number => {
  let sum = 0
  for (const file of files) sum += brotliCompressSync(readFileSync(file)).length / 1024
  return sum
}

/** Measures a built package, compressed as servers do it: what is loaded at once, its stylesheet, and what is loaded when needed. */
export function sizesOf(folder: string): Size[] {
  const atOnce = modulesAtOnce(join(folder, 'dist/index.js'))
  const entries = ['labels', 'labels.en', 'slice'].flatMap((name) => [
    ...modulesAtOnce(join(folder, `dist/${name}.js`)),
  ])
  const known = new Set([...atOnce, ...entries].map((file) => relative(folder, file)))
  // Each entry has declarations; the component loads none of them.
  const isEntry = (file: string) => existsSync(join(folder, file.replace(/js$/, 'd.ts')))
  const later = globSync('dist/*.js', { cwd: folder }).filter((file) => !known.has(file) && !isEntry(file))
  const sizes = [
    { part: 'component', kibibytes: kibibytes(atOnce) },
    { part: '`styles.css`', kibibytes: kibibytes([join(folder, 'dist/styles.css')]) },
  ]
  if (later.length > 0)
    sizes.push({
      part: 'loaded when needed',
      kibibytes: kibibytes(later.map((file) => join(folder, file))),
    })
  return sizes
}
