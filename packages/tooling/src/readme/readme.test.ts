import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { partOf, saysTheSame, withPart } from './parts.ts'
import { propsOf, toolFacts } from './toolFacts.ts'

const source = `
export interface ToolProps {
  /** Where it keeps its data. */
  storage?: ToolStorage | undefined
  /**
   * Called with what was
   * chosen.
   *
   * @defaultValue nothing
   */
  readonly onChoice?: ((choice: 'a' | 'b') => void) | undefined
  className?: string | undefined
}`

test('props come with type, docstring and default', () => {
  expect(propsOf(source, 'ToolProps')).toEqual([
    { name: 'storage', type: 'ToolStorage', meaning: 'Where it keeps its data.', byDefault: '' },
    {
      name: 'onChoice',
      type: "(choice: 'a' | 'b') => void",
      meaning: 'Called with what was chosen.',
      byDefault: 'nothing',
    },
    { name: 'className', type: 'string', meaning: '', byDefault: '' },
  ])
})

test('the slice is that of the tool, not of its journal', () => {
  const folder = fileURLToPath(new URL('../../../svg-editor', import.meta.url))
  expect(toolFacts(folder)).toMatchObject({ slice: 'svgEditorSlice', storageType: 'SvgEditorStorage' })
})

test('a part is replaced between its marks, and nothing else', () => {
  const readme = 'before\n<!-- props -->\nold\n<!-- /props -->\nafter $&\n'
  const written = withPart(readme, 'props', 'costs $1')
  expect(written).toBe('before\n<!-- props -->\n\ncosts $1\n\n<!-- /props -->\nafter $&\n')
  expect(partOf(written, 'props')).toBe('costs $1')
  expect(partOf(written, 'sizes')).toBeUndefined()
})

test.each([
  ['| a | 10.0 KiB |', '| a | 10.9 KiB |', true],
  ['| a | 10.0 KiB |', '| a | 11.1 KiB |', false],
  ['| a | 100.0 KiB |', '| a | 109.9 KiB |', true],
  ['| a | 10.0 KiB |', '| b | 10.0 KiB |', false],
  ['| a | 10.0 KiB |', '', false],
])('%s and %s say the same: %s', (one, other, same) => {
  expect(saysTheSame(one, other)).toBe(same)
})
