const words = [
  'million',
  'billion',
  'trillion',
  'quadrillion',
  'quintillion',
  'sextillion',
  'septillion',
  'octillion',
  'nonillion',
  'decillion',
  'undecillion',
  'duodecillion',
  'tredecillion',
]

/** Number words from 10⁶ on, a thousand apart, the same in the plural; a number of times. */
export const englishNumbers = {
  words: words.map((word) => [word, word] as const),
  times: (number: string, _hasWord: boolean) => `${number} times`,
}
