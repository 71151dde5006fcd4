/** The sixteen Bundesländer by their usual two letters. */
export const stateCodes = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const

export type State = (typeof stateCodes)[number]

export const isState = (text: string): text is State => stateCodes.some((code) => code === text)
