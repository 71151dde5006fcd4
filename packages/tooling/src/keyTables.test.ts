// The single keys of every tool. The keys of the SVG editor are specified and stand apart.
/// <reference types="vite/client" />
import { expect, test } from 'vitest'

interface Binding {
  readonly key: string
  readonly action: string
}

const isTable = (value: unknown): value is readonly Binding[] =>
  Array.isArray(value) &&
  value.every((row: unknown) => typeof row === 'object' && row !== null && 'key' in row)

/** What these keys do in a tool that has them, by the names of the actions; no other key does it. */
const shared: Readonly<Record<string, RegExp>> = {
  z: /^undo$/,
  Z: /^redo$/,
  n: /^(new\w+|renew|own|start|enterHours)$/,
  f: /^files$/,
  '/': /^(search|find|library)$/,
  c: /^(copy|link)$/,
  '?': /^showKeys$/,
}

const modules = import.meta.glob<Record<string, unknown>>([
  '../../*/src/view/{keyTable,keys/keyTable,keys/radioKeys}.ts',
])
const tables = await Promise.all(
  Object.entries(modules).map(async ([path, load]) => {
    const name = /(\w[\w-]*)\/src\//.exec(path)?.[1] ?? path
    return [name, Object.values(await load()).filter(isTable)] as const
  }),
)

test('every tool but the SVG editor has a table', () => {
  const tools = Object.keys(import.meta.glob('../../*/src/keyHelp.ts')).map((path) => path.split('/')[2])
  expect(tables.map(([name]) => name).toSorted()).toEqual(tools.filter((name) => name !== 'svg-editor'))
  expect(tables.filter(([, list]) => list.length === 0)).toEqual([])
})

test.each(tables)('%s: no key does two things in one place', (_name, list) => {
  for (const table of list) {
    const keys = table.map(({ key }) => key)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  }
})

test.each(tables)('%s: z, n, f, /, c and ? mean what they mean in every tool, or nothing', (_name, list) => {
  const wrong = list
    .flat()
    .filter(({ key, action }) =>
      Object.entries(shared).some(([letter, meaning]) =>
        key === letter ? !meaning.test(action) : letter !== 'n' && meaning.test(action),
      ),
    )
  expect(wrong).toEqual([])
})
