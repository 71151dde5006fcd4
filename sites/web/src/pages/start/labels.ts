/** What is engraved on the start page's device. */
export const deviceLabels = {
  display: ['BEREIT'],
  storage: 'Speicher',
  onlyHere: 'nur hier',
  count: (tools: number) => `${tools} Apps`,
  noAccount: 'ohne Konto',
  keys: 'Direkt zu',
  /** The eight keys, each the way into one tool. */
  signs: [
    ['decider', 'Los'],
    ['notationTrainer', 'e2–e4'],
    ['radio', 'FM'],
    ['svgEditor', 'SVG'],
    ['worktime', '5 h'],
    ['passwordMaker', '•••'],
    ['resumeGenerator', 'CV'],
    ['numberGuessing', '1–100'],
  ],
} as const
