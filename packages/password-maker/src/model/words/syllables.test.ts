import { expect, test } from 'vitest'
import { excludedFragments, syllables } from './syllables.ts'

const made = Array.from({ length: syllables.size }, (_, index) => syllables.at(index))

test.each(['niger', 'kanak', 'kafir', 'fuker', 'penis', 'neger', 'polak', 'jihad', 'hoden'])(
  '„%s“ is never made',
  (word) => {
    expect(made).not.toContain(word)
  },
)

test.each(['nigel', 'tafel', 'bagel', 'motel'])('„%s“ means no harm and is made', (word) => {
  expect(made).toContain(word)
})

test('no word contains what is excluded, and every exclusion could occur', () => {
  const consonants = Array.from('bdfghjklmnprstvwz')
  const vowels = Array.from('aeiou')
  const all = consonants.flatMap((a) =>
    vowels.flatMap((b) =>
      consonants.flatMap((c) => vowels.flatMap((d) => consonants.map((e) => a + b + c + d + e))),
    ),
  )
  for (const fragment of excludedFragments) {
    expect([fragment, all.some((word) => word.includes(fragment))]).toEqual([fragment, true])
    expect(made.filter((word) => word.includes(fragment))).toEqual([])
  }
})
