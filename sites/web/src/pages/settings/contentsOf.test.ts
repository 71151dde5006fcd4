import { expect, test } from 'vitest'
import { contentsOf } from './contentsOf.ts'

test.each([
  ['decider', '{"lists":[{"items":[1,2]},{"items":[3]}]}', '2 Listen und 3 Einträge'],
  ['decider', '{"lists":[{"items":[1]}]}', '1 Liste und 1 Eintrag'],
  ['decider', '{"lists":5}', '11 Zeichen'],
  ['decider', 'kein JSON', '9 Zeichen'],
  ['fremd', '[1,2]', '5 Zeichen'],
  ['worktime', '{"2026":{"months":[{"days":[1,2]},{"days":[3]}]}}', '1 Jahr und 3 Tage'],
  ['radioPinned', 'true', 'an'],
  ['brightness', '"blue"', 'Blau'],
  ['decider', undefined, ''],
])('%s %s: %s', (name, json, words) => {
  expect(contentsOf(name, json)).toBe(words)
})
