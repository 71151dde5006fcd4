const words = [
  ['Million', 'Millionen'],
  ['Milliarde', 'Milliarden'],
  ['Billion', 'Billionen'],
  ['Billiarde', 'Billiarden'],
  ['Trillion', 'Trillionen'],
  ['Trilliarde', 'Trilliarden'],
  ['Quadrillion', 'Quadrillionen'],
  ['Quadrilliarde', 'Quadrilliarden'],
  ['Quintillion', 'Quintillionen'],
  ['Quintilliarde', 'Quintilliarden'],
  ['Sextillion', 'Sextillionen'],
  ['Sextilliarde', 'Sextilliarden'],
  ['Septillion', 'Septillionen'],
] as const

/** Number words from 10⁶ on, a thousand apart, singular and plural on the long scale; a number of times with one or without. */
export const germanNumbers = {
  words,
  /** 1,5 Milliarden Mal, 3.670-mal. */
  times: (number: string, hasWord: boolean) => (hasWord ? `${number} Mal` : `${number}-mal`),
}
