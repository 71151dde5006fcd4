import { colourTokens, cornerTokens, spaceTokens, typeTokens } from '../tokens.ts'

/** Values by token, of those that differ from the theme. */
export type Changes = Readonly<Record<string, string>>

export const tryableTokens = [
  { name: 'Farben', tokens: colourTokens },
  { name: 'Abstände', tokens: spaceTokens },
  { name: 'Ecken', tokens: cornerTokens },
  { name: 'Schrift', tokens: typeTokens },
] as const
