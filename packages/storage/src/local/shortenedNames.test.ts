import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { members } from '../../shortenedNames.ts'

const source = join(import.meta.dirname, '..')
const codeOf = (file: string) => readFileSync(file, 'utf8')

/** The modules that are built into one file with this one. */
function builtWith(file: string, known = new Set<string>()) {
  if (known.has(file)) return known
  known.add(file)
  for (const [, path = ''] of codeOf(file).matchAll(/ from '(\.[^']+)'/g))
    builtWith(join(dirname(file), path), known)
  return known
}

test('no name that the build of the record shortens is a member in another file', () => {
  const own = builtWith(join(source, 'local/index.ts'))
  const others = globSync('**/*.ts', { cwd: source })
    .map((file) => join(source, file))
    .filter((file) => !own.has(file) && !/\.(test|fixtures)\.ts$/.test(file))
  expect(own.size).toBeGreaterThan(20)
  expect(others.length).toBeGreaterThan(20)
  const used = others.flatMap((file) => {
    const code = codeOf(file)
    return members
      .filter((name) =>
        new RegExp(`\\.${name}\\b|^\\s*(readonly )?${name}[?:(,]|[{,] ${name}[,: ]`, 'm').test(code),
      )
      .map((name) => `${file.slice(source.length)}: ${name}`)
  })
  expect(used).toEqual([])
})
