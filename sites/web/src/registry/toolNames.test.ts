import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isBuilt } from './ToolEntry.ts'
import { tools } from './tools.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a tool is called in code: its route, its folder, its fields of the record. */
const names = new Set(
  tools.flatMap((tool) => [
    tool.route,
    ...(isBuilt(tool) ? [tool.folder, ...tool.slices.map(({ field }) => field)] : []),
  ]),
)
const named = new RegExp(`(?<![\\w.-])(?:${[...names].join('|')})(?![\\w-])`)

/** Where a tool is named all the same. */
const exceptions: Readonly<Record<string, string>> = {
  'src/theme/ThemeControl.tsx': 'type="radio" is an input',
}

test('no code of the site names a tool but the registry and the route files', () => {
  const files = globSync(
    ['src/**/*.{ts,tsx,css}', 'build/**/*.ts', 'server/**/*.ts', 'bench/**/*.ts', '*.ts', 'budgets.json'],
    { cwd: root },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => !/^src\/(registry|routes)\/|\.(test|stories)\.tsx?$|routeTree\.gen\.ts$|vitest/.test(file),
    )
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .filter((line) => named.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  const fileOf = (line: string) => line.slice(0, line.indexOf(': '))
  expect(found.filter((line) => !Object.hasOwn(exceptions, fileOf(line)))).toEqual([])
  // An exception that is not needed any more goes.
  expect(new Set(found.map(fileOf))).toEqual(new Set(Object.keys(exceptions)))
})
