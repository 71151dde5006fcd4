/** What is engraved on the start page's device. */
export const deviceLabels = {
  display: 'Bereit',
  storage: 'Speicher',
  onlyHere: 'nur hier',
  count: (working: number) => `${working} Apps`,
  noAccount: 'ohne Konto',
  keys: 'Direkt zu',
} as const
