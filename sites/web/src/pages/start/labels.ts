/** What is engraved on the start page's device. */
export const deviceLabels = {
  display: 'Bereit',
  storage: 'Speicher',
  onlyHere: 'nur hier',
  count: (working: number) => `${working} Apps`,
  noAccount: 'ohne Konto',
  keys: 'Direkt zu',
} as const

/** Of the cards of the tools. */
export const startLabels = {
  pin: (tool: string) => `${tool} anheften`,
  pinHint: 'Steht dann vorn',
} as const
