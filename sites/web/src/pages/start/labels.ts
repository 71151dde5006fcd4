/** What is engraved on the start page's device. */
export const deviceLabels = {
  display: ['BEREIT'],
  storage: 'Speicher',
  onlyHere: 'nur hier',
  count: (tools: number) => `${tools} Apps`,
  noAccount: 'ohne Konto',
  keys: 'Direkt zu',
} as const
