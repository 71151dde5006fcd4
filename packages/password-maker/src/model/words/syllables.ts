import type { WordSource } from './WordSource.ts'

const consonants = 'bdfghjklmnprstvwz'
const vowels = 'aeiou'
const shape = [consonants, vowels, consonants, vowels, consonants]

/**
 * Fragments nobody should have to read aloud on the telephone, reviewed by hand against what these syllables can form:
 * slurs, names of hatred, sex and disgust. Each of them occurs in at least one word.
 */
export const excludedFragments =
  'penis nazi neger niger niga kanak kafir kufar jude hure luder polak zigan fuk fik fag kike homo nude rape vagin pedo paki titi titit sodom hoden busen puta pusi kaka pipi satan jihad toten'.split(
    ' ',
  )
const isExcluded = (word: string) => excludedFragments.some((fragment) => word.includes(fragment))

const size = shape.reduce((product, letters) => product * letters.length, 1)

function spell(index: number) {
  let rest = index
  return shape
    .map((letters) => {
      const letter = letters.charAt(rest % letters.length)
      rest = Math.floor(rest / letters.length)
      return letter
    })
    .join('')
}

let gaps: readonly number[] | undefined

/** The numbers that spell an excluded word, in rising order; found once, when first asked for. */
function excludedNumbers() {
  gaps ??= Array.from({ length: size }, (_, index) => index).filter((index) => isExcluded(spell(index)))
  return gaps
}

/** Words that can be spoken and mean nothing. Each has five letters, so that they need no separator. */
export const syllables: WordSource = {
  get size() {
    return size - excludedNumbers().length
  },
  at: (index) => {
    let number = index
    for (const gap of excludedNumbers()) {
      if (gap > number) break
      number++
    }
    return spell(number)
  },
}
