import { expect, test } from 'vitest'
import { completeEntry, fillTemplate, toolWords, withDependency, withEntry } from './toolWords.ts'

const registry = `export const tools: readonly ToolEntry[] = [
  {
    route: 'sizeGuesser',
    name: 'Schätzen',
    drawing: () => import('./drawings/sizeGuesser.tsx'),
    slice: 'guesses',
    sign: '1–100',
  },
  {
    route: 'decider',
    name: 'Der Entscheider',
    folder: 'decider',
    slice: 'decider',
    budget: 117,
  },
]
`
const words = toolWords('size-guesser', undefined, undefined, registry)

test('an announced tool keeps its name and its field of the record', () => {
  expect(words).toMatchObject({
    __Name__: 'SizeGuesser',
    __route__: 'sizeGuesser',
    __slice__: 'guesses',
    __title__: 'Schätzen',
  })
})

test('an announced tool gets folder and budget, and nothing else changes', () => {
  const complete = completeEntry(registry, words)
  expect(complete).toBe(
    registry.replace("slice: 'guesses'", "folder: 'size-guesser',\n    budget: 125,\n    slice: 'guesses'"),
  )
})

test('a tool that has a package is refused', () => {
  expect(() => completeEntry(registry, toolWords('decider', undefined, undefined, registry))).toThrow(
    'has a package',
  )
})

test('an unknown tool is added at the end of the list', () => {
  const unknown = toolWords('other', 'Anderes', undefined, registry)
  expect(completeEntry(registry, unknown)).toBeUndefined()
  expect(withEntry(registry, "  { route: 'other' },\n")).toMatch(/\},\n {2}\{ route: 'other' \},\n\]\n$/)
})

test('placeholders of a template are filled everywhere', () => {
  expect(fillTemplate('__Name__ __camel__Slice @kleinzeug/__name__', words)).toBe(
    'SizeGuesser sizeGuesserSlice @kleinzeug/size-guesser',
  )
})

test('a dependency is added once', () => {
  const once = withDependency('{\n  "dependencies": {\n    "a": "1"\n  }\n}', 'b')
  expect(JSON.parse(once)).toEqual({ dependencies: { a: '1', b: 'workspace:^' } })
  expect(withDependency(once, 'b')).toBe(once)
})
