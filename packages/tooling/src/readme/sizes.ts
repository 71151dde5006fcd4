import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface Size {
  readonly part: string
  readonly kibibytes: number
}

/** A built module and those that it imports at once, inside the package. */
export function modulesAtOnce(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  // The first one follows a directive in its line.
  for (const [, path = ''] of code.matchAll(/(?:^|;)(?:import|export)\b[^;'"]*["'](\.[^'"]+)["']/gm))
    modulesAtOnce(join(dirname(file), path), seen)
  return seen
}

const kibibytes = (files: Iterable<string>): number => {
  let sum = 0
  for (const file of files) sum += brotliCompressSync(readFileSync(file)).length / 1024
  return sum
}

/** A built module and all that it can load, inside the package. */
function modulesEver(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/["'](\.\/[^"']+\.js)["']/g))
    modulesEver(join(dirname(file), path), seen)
  return seen
}

/** Modules that an app bundles into one file, in KiB. */
export const together = (files: Iterable<string>): number =>
  brotliCompressSync(Buffer.concat(Array.from(files, (file) => readFileSync(file)))).length / 1024

/** Measures a built package, compressed as servers do it: what is loaded at once, its stylesheet, and what is loaded when needed. */
export function sizesOf(folder: string): Size[] {
  const atOnce = modulesAtOnce(join(folder, 'dist/index.js'))
  const entries = ['labels', 'labels.en', 'slice'].flatMap((name) => [
    ...modulesAtOnce(join(folder, `dist/${name}.js`)),
  ])
  const known = new Set([...atOnce, ...entries])
  const later = [...modulesEver(join(folder, 'dist/index.js'))].filter((file) => !known.has(file))
  const sizes = [
    { part: 'component', kibibytes: together(atOnce) },
    { part: '`styles.css`', kibibytes: kibibytes([join(folder, 'dist/styles.css')]) },
  ]
  if (later.length > 0)
    sizes.push({
      part: 'loaded when needed',
      kibibytes: kibibytes(later),
    })
  const english = join(folder, 'dist/en.js')
  if (existsSync(english))
    sizes.push(
      {
        part: 'in English: component and `labels/en`',
        kibibytes: together(new Set([...atOnce, ...modulesAtOnce(join(folder, 'dist/labels.en.js'))])),
      },
      { part: 'in English: `/en`', kibibytes: together(modulesAtOnce(english)) },
    )
  return sizes
}
