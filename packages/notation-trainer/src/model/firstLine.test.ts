import { expect, test } from 'vitest'
import { firstLine } from './firstLine.ts'
import { openings } from './openings.ts'
import { checkScript } from './script.ts'

test('the first opening is what its script says', () => {
  expect(checkScript(openings[0].script, 'german')).toEqual({ ok: true, line: firstLine })
})
