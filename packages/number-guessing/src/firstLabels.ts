import { numberFormat, shellLabels } from '@kleinzeug/shell/labels'
import type { NumberRange } from './model/range.ts'
import type { Answer } from './model/turns.ts'
import type { NumberProblem } from './model/typedNumber.ts'
import type { StepKind } from './state/createNumberGuessingState.ts'
import type { KeyAction } from './view/keyTable.ts'

const whole = numberFormat('de')

const range = ({ low, high }: NumberRange) => `${whole(low)} bis ${whole(high)}`

/** The German texts of what the page shows at first. */
export const firstLabels = {
  ...shellLabels,
  title: 'Zahlenraten',
  number: (number: number) => whole(number),

  left: (count: number) => `Noch ${whole(count)} möglich`,
  /** How many numbers are left in all, and how many of them only if an answer was the lie. */
  leftWithLie: (count: number, doubted: number) => `Noch ${whole(count)}, davon ${whole(doubted)} mit Lüge`,
  attempt: (attempt: number, enough: number) => `Versuch ${attempt}, ${enough} genügen`,
  readyToGuess: (played: NumberRange) => `Ich denke mir eine Zahl von ${range(played)}. Rate.`,
  told: (guess: number, answer: Answer) =>
    answer === 'equal'
      ? `${whole(guess)} stimmt.`
      : `${whole(guess)} ist zu ${answer === 'higher' ? 'klein' : 'groß'}.`,
  turns: 'Verlauf',
  turn: (place: number, guess: number, answer: Answer, left: number) =>
    `${place}. ${whole(guess)}: ${answer === 'equal' ? 'stimmt' : answer === 'higher' ? 'zu klein' : 'zu groß'}, noch ${whole(left)} möglich`,

  guess: 'Raten',
  guessField: (played: NumberRange) => `Deine Zahl, ${range(played)}`,
  numberProblem: (problem: NumberProblem, played: NumberRange) =>
    problem === 'not-a-number'
      ? `Gib eine ganze Zahl von ${range(played)} ein.`
      : `Die Zahl liegt nicht im Bereich. Nimm eine von ${range(played)}.`,
  newGame: 'Neues Spiel',
  giveUp: 'Aufgeben',
  newDay: 'Zahl von heute',
  steps: {
    answer: 'Antwort',
    takeBack: 'Rücknahme der Antworten',
    game: 'Neues Spiel',
    results: 'Leeren der Statistik',
    rounds: 'Löschen des Spielstands',
    sample: 'Beispiel',
  } satisfies Readonly<Record<StepKind, string>>,
  keys: {
    field: 'Zahl eingeben',
    higher: 'Meine Zahl ist größer',
    lower: 'Meine Zahl ist kleiner',
    equal: 'Die Zahl stimmt',
    undo: shellLabels.undo,
    redo: shellLabels.redo,
    newGame: 'Neues Spiel',
    trySample: 'Beispiel ausprobieren',
    showKeys: 'Tasten zeigen',
  } satisfies Readonly<Record<KeyAction, string>>,

  names: ['Erste Person', 'Zweite Person'] satisfies readonly [string, string],
  guesserTurn: (guesser: string) => `${guesser} rät.`,

  mode: 'Spiel',
  modes: {
    guess: 'Du rätst',
    think: 'Ich rate',
    adversary: 'Widersacher',
    lie: 'Mit Lüge',
    daily: 'Heute',
    pair: 'Zu zweit',
  },
  guessHint: 'Jede Antwort ist wahr. Rate die Mitte, dann hilft kein Pech.',
  range: 'Bereich',
  rangeOf: ({ low, high }: NumberRange) => `${whole(low)}–${whole(high)}`,
  ownRange: 'eigener',
  rangeLater: 'Gilt ab dem nächsten Spiel.',
  lieAllowed: 'Ich darf lügen',
  lies: 'Lügen',
  lieCount: (lies: number) => (lies === 2 ? 'höchstens zwei' : 'höchstens eine'),

  inWords: 'Zahlen auch in Worten',
  statistics: 'Statistik',
  noResults: 'Noch kein Spiel gewonnen. Hier steht dann, wie oft du wie viele Versuche gebraucht hast.',
}
