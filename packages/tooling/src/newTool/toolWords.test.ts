import { expect, test } from 'vitest'
import { fillTemplate, toolWords, withDependency, withElement, withEntry } from './toolWords.ts'

const words = toolWords('size-guesser')

test('the names of a tool follow from that of its package', () => {
  expect(words).toMatchObject({ __Name__: 'SizeGuesser', __route__: 'sizeGuesser', __slice__: 'sizeGuesser' })
  expect(toolWords('other', 'Anderes').__title__).toBe('Anderes')
})

test('a tool is added at the end of the registry', () => {
  const registry = "export const tools = [\n  {\n    route: 'decider',\n  },\n]\n"
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

test('an entry of the custom elements is published and shows the tool', () => {
  const { exports, publishConfig, dependencies } = JSON.parse(
    withElement('{"exports":{},"publishConfig":{"exports":{}},"dependencies":{}}', 'b'),
  )
  expect(exports).toEqual({
    './b': { 'kleinzeug-source': './src/b.ts', types: './dist/b.d.ts', default: './dist/b.js' },
  })
  expect(publishConfig.exports).toEqual({ './b': { types: './dist/b.d.ts', default: './dist/b.js' } })
  expect(dependencies).toEqual({ '@kleinzeug/b': 'workspace:*' })
})
