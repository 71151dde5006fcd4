import { expect, test } from 'vitest'
import { loadSlices } from '../../registry/toolFields.ts'
import { contentsOf } from './contentsOf.ts'

test.each([
  [
    'decider',
    '{"lists":[{"name":"a","items":[{"name":"x"},{"name":"y"}]},{"name":"b","items":[{"name":"z"}]}]}',
    '2 Listen und 3 Einträge',
  ],
  ['decider', '{"lists":[{"name":"a","items":[{"name":"x"}]}]}', '1 Liste und 1 Eintrag'],
  ['decider', '{"lists":5}', ''],
  ['decider', 'kein JSON', ''],
  ['fremd', '[1,2]', ''],
  ['radio', '{"presets":null}', ''],
  ['radioPinned', 'true', 'an'],
  ['brightness', '"blue"', 'Blau'],
])('%s %s: %s', async (name, json, words) => {
  const slices = await loadSlices([name])
  expect(contentsOf(name, json, slices.get(name))).toBe(words)
})

test('nothing is counted before the slice is loaded', () => {
  expect(contentsOf('decider', '{"lists":[{"name":"a","items":[]}]}')).toBe('')
})
