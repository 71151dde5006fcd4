import { shellLabels, type LabelsOf } from '@kleinzeug/shell/labels'
import type { Mode } from './model/game.ts'
import type { Range, RangeProblem } from './model/range.ts'
import type { Answer } from './model/turns.ts'
import type { NumberProblem } from './model/typedNumber.ts'
import type { StepKind } from './state/createNumberGuessingState.ts'
import type { KeyAction } from './view/keyTable.ts'

const whole = new Intl.NumberFormat('de')
const one = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const bits = new Intl.NumberFormat('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const afterGuesses = (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuchen`)
const guesses = (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`)

const range = ({ low, high }: Range) => `${whole.format(low)} bis ${whole.format(high)}`
const list = new Intl.ListFormat('de', { type: 'conjunction' })

/** What is shared of a game that is over. */
export interface SharedResult {
  /** The day, or the range of a challenge. */
  readonly title: string
  readonly count: number
  readonly enough: number
  readonly gaveUp: boolean
  readonly bars: string
  /** Days in a row. */
  readonly series: number
}

/** The German texts of Number Guessing. Replace any of them through the `labels` prop. */
export const defaultLabels = {
  ...shellLabels,
  title: 'Zahlenraten',
  number: (number: number) => whole.format(number),

  left: (count: number) => `Noch ${whole.format(count)} möglich`,
  /** How many numbers are left in all, and how many of them only if an answer was the lie. */
  leftWithLie: (count: number, doubted: number) =>
    `Noch ${whole.format(count)}, davon ${whole.format(doubted)} mit Lüge`,
  attempt: (attempt: number, enough: number) => `Versuch ${attempt}, ${enough} genügen`,
  attemptUncounted: (attempt: number) => `Versuch ${attempt}`,
  challenged: (played: Range) => `Eine Herausforderung von ${range(played)}. Ihr ratet beide dieselbe Zahl.`,
  ready: {
    guess: (played) => `Ich denke mir eine Zahl von ${range(played)}. Rate.`,
    think: (played) => `Denk dir eine Zahl von ${range(played)}. Ich rate, du antwortest.`,
    adversary: (played) =>
      `Ich lege mich nicht fest: Jede Antwort ist wahr und hilft dir so wenig wie möglich. ${range(played)}.`,
    lie: (played) => `Ich denke mir eine Zahl von ${range(played)} und darf einmal lügen. Rate.`,
    daily: (played) => `Die Zahl des Tages liegt bei ${range(played)} und ist heute für alle dieselbe.`,
    pair: () => 'Eine Person legt die Zahl fest, die andere rät. Dann wird getauscht.',
  } satisfies Readonly<Record<Mode, (range: Range) => string>>,
  told: (guess: number, answer: Answer) =>
    answer === 'equal'
      ? `${whole.format(guess)} stimmt.`
      : `${whole.format(guess)} ist zu ${answer === 'higher' ? 'klein' : 'groß'}.`,
  found: (count: number, enough: number) =>
    count < enough
      ? `Gefunden nach ${afterGuesses(count)}. Mit Überlegung genügen ${enough}, du hattest auch Glück.`
      : count === enough
        ? `Gefunden nach ${afterGuesses(count)}. Besser geht es mit Sicherheit nicht.`
        : `Gefunden nach ${afterGuesses(count)}. Mit Überlegung genügen ${enough}.`,
  foundByProgram: (guess: number, count: number, enough: number) =>
    `${whole.format(guess)}, gefunden nach ${afterGuesses(count)}. Mehr als ${enough} brauche ich nie.`,
  ask: (guess: number) => `Ist es ${whole.format(guess)}?`,
  onlyOne: (guess: number) => `Es kann nur ${whole.format(guess)} sein.`,
  lieTold: (place: number) => `Gelogen war Antwort ${place}.`,
  noLieTold: 'Gelogen habe ich diesmal nicht.',
  gaveUp: (secret: number) => `Es war ${whole.format(secret)}.`,
  /** Of the adversary, who has settled on nothing. */
  gaveUpOpen: (left: Range) =>
    left.low === left.high
      ? `Es konnte nur noch ${whole.format(left.low)} sein.`
      : `Festgelegt war keine Zahl. Möglich waren noch alle von ${range(left)}.`,
  turns: 'Verlauf',
  turn: (place: number, guess: number, answer: Answer, left: number) =>
    `${place}. ${whole.format(guess)}: ${answer === 'equal' ? 'stimmt' : answer === 'higher' ? 'zu klein' : 'zu groß'}, noch ${whole.format(left)} möglich`,

  guess: 'Raten',
  guessField: (played: Range) => `Deine Zahl, ${range(played)}`,
  numberProblem: (problem: NumberProblem, played: Range) =>
    problem === 'not-a-number'
      ? `Gib eine ganze Zahl von ${range(played)} ein.`
      : `Die Zahl liegt nicht im Bereich. Nimm eine von ${range(played)}.`,
  lower: 'kleiner',
  higher: 'größer',
  equal: 'stimmt',
  newGame: 'Neues Spiel',
  giveUp: 'Aufgeben',
  tomorrow: 'Morgen gibt es eine neue Zahl.',
  newDay: 'Zahl von heute',
  steps: {
    answer: 'Antwort',
    takeBack: 'Rücknahme der Antworten',
    game: 'Neues Spiel',
    results: 'Leeren der Statistik',
    rounds: 'Löschen des Spielstands',
  } satisfies Readonly<Record<StepKind, string>>,
  undoable: {
    game: 'Das laufende Spiel ist beendet.',
    /** Names the statistics that were cleared: the name of the game, and its range. */
    results: (mode: string, played: string) => `Die Statistik „${mode}, ${played}“ ist geleert.`,
    rounds: 'Der Spielstand ist gelöscht.',
  },
  takeBack: 'Letzte Antwort zurücknehmen',
  keys: {
    field: 'Zahl eingeben',
    higher: 'Meine Zahl ist größer',
    lower: 'Meine Zahl ist kleiner',
    equal: 'Die Zahl stimmt',
    undo: shellLabels.undo,
    redo: shellLabels.redo,
    newGame: 'Neues Spiel',
    showKeys: 'Tasten zeigen',
  } satisfies Readonly<Record<KeyAction, string>>,

  contradictionTitle: 'Das passt nicht zusammen',
  contradiction: (told: readonly { place: number; guess: number; answer: Answer }[], lies: number) => {
    const named = told.map(
      ({ place, guess, answer }) =>
        `Antwort ${place} (${whole.format(guess)} ist zu ${answer === 'higher' ? 'klein' : 'groß'})`,
    )
    if (named.length === 1) return `${named[0]} kann nicht sein: Im Bereich bleibt keine Zahl übrig.`
    return lies === 0
      ? `${list.format(named)}: Dazwischen liegt keine Zahl. Eine dieser Antworten kann nicht sein.`
      : `${list.format(named)}: Von diesen sind mindestens zwei falsch, erlaubt war eine Lüge.`
  },
  changeFrom: (place: number) => `Ab Antwort ${place} neu antworten`,
  yourNumber: 'Welche Zahl war es?',
  check: 'Antworten prüfen',
  wrong: (number: number, places: readonly number[]) =>
    places.length === 1
      ? `Für ${whole.format(number)} war Antwort ${places[0]} falsch.`
      : `Für ${whole.format(number)} waren die Antworten ${list.format(places.map(String))} falsch.`,
  allRight: (number: number) => `Für ${whole.format(number)} stimmen alle Antworten.`,

  names: ['Erste Person', 'Zweite Person'] satisfies readonly [string, string],
  nameField: (player: number) => (player === 0 ? 'Name, erste Person' : 'Name, zweite Person'),
  secretFor: (setter: string, guesser: string) => `${setter} legt eine Zahl fest, ${guesser} sieht weg.`,
  secretField: (setter: string) => `Geheime Zahl von ${setter}`,
  setSecret: 'Festlegen',
  guesserTurn: (guesser: string) => `${guesser} rät.`,
  score: 'Spielstand',
  scoreOf: (name: string, rounds: number, count: number) =>
    `${name}: ${guesses(count)} in ${rounds === 1 ? '1 Runde' : `${rounds} Runden`}`,
  leading: (name: string) => `${name} liegt vorn.`,
  even: 'Gleichstand.',
  clearScore: 'Spielstand löschen',

  mode: 'Spiel',
  modes: {
    guess: 'Du rätst',
    think: 'Ich rate',
    adversary: 'Widersacher',
    lie: 'Eine Lüge',
    daily: 'Heute',
    pair: 'Zu zweit',
  },
  modeHints: {
    guess: 'Jede Antwort ist wahr. Rate die Mitte, dann hilft kein Pech.',
    think: 'Ich prüfe mit, ob deine Antworten zusammenpassen, und nenne die, die es nicht tun.',
    adversary: 'Glück gibt es hier nicht: Nur wer immer die Mitte trifft, braucht so wenig wie möglich.',
    lie: 'Stanisław Ulams Spiel: Höchstens eine Antwort ist falsch, „stimmt“ ist immer wahr. Blass ist, was nur mit der Lüge möglich ist.',
    daily: 'Einmal am Tag, von 1 bis 1.000. Das Ergebnis kannst du teilen, ohne die Zahl zu verraten.',
    pair: 'Ein Gerät, zwei Köpfe. Wer insgesamt weniger Versuche braucht, gewinnt.',
  },
  range: 'Bereich',
  rangeOf: ({ low, high }: Range) => `${whole.format(low)}–${whole.format(high)}`,
  ownRange: 'eigener',
  low: 'von',
  high: 'bis',
  rangeProblem: (problem: RangeProblem, most: number) => {
    switch (problem) {
      case 'not-whole':
        return 'Gib zwei ganze Zahlen ein.'
      case 'out-of-bounds':
        return 'Nimm Zahlen von 0 bis 1.000.000.'
      case 'too-small':
        return 'Die zweite Zahl muss größer sein als die erste.'
      default:
        return `Mit einer Lüge sind höchstens ${whole.format(most)} Zahlen möglich. Verkleinere den Bereich.`
    }
  },
  rangeLater: 'Gilt ab dem nächsten Spiel.',
  lieAllowed: 'Ich darf einmal lügen',

  share: 'Ergebnis kopieren',
  /** One bar for each guess. */
  shareText: ({ title, count, enough, gaveUp, bars, series }: SharedResult) =>
    [
      `Zahlenraten ${title}: ${gaveUp ? `aufgegeben nach ${afterGuesses(count)}` : guesses(count)}, ${enough} genügen`,
      bars,
      ...(series > 1 ? [`${series} Tage in Folge`] : []),
    ].join('\n'),
  shareDay: (day: string) => day.split('-').toReversed().join('.'),
  shareBars: 'Ein Balken je Versuch: wie viel er sicher ausschloss. Wer halbiert, hat lauter volle.',
  shared: 'Ergebnis kopiert.',
  series: (days: number) => (days === 1 ? '1 Tag' : `${days} Tage in Folge`),
  challenge: 'Herausfordern',
  challengeHint:
    'Beginnt ein neues Spiel und kopiert einen Link. Wer ihn öffnet, rät dieselbe Zahl; gesendet wird nichts.',
  challengeCopied: 'Link kopiert. Wer ihn öffnet, rät dieselbe Zahl wie du.',
  challengeLink: 'Link zur Herausforderung',
  coach: 'Rückblick',
  coachIntro: 'Gefüllt ist, was ein Versuch sicher ausschloss, der Strich ist der beste Versuch.',
  coachTurn: (place: number, guess: number, sure: number, best: number, won: number) =>
    `Versuch ${place}, ${whole.format(guess)}: sicher ${bits.format(sure)} von höchstens ${bits.format(best)} Bit, gewonnen ${bits.format(won)}`,
  coachSum: (sure: number, best: number) =>
    sure >= best - 0.005
      ? 'Jeder Versuch war der beste.'
      : `Sicher gewonnen: ${bits.format(sure)} von ${bits.format(best)} Bit.`,
  inWords: 'Zahlen auch in Worten',
  speak: 'Vorlesen',
  noVoice: 'Dein Gerät hat keine eigene deutsche Stimme.',
  shareFailed: 'Der Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.',
  statistics: 'Statistik',
  noResults: 'Noch kein Spiel gewonnen. Hier steht dann, wie oft du wie viele Versuche gebraucht hast.',
  gaveUpGames: (count: number) => `${whole.format(count)} aufgegeben`,
  games: (count: number) => (count === 1 ? '1 Spiel' : `${whole.format(count)} Spiele`),
  mean: (mean: number) => `im Mittel ${one.format(mean)}`,
  halvingMean: (mean: number) => `Halbieren: ${one.format(mean)}`,
  distribution: 'Spiele nach Versuchen',
  bar: (count: number, played: number, halving: number) =>
    `${guesses(count)}: ${played === 1 ? '1 Spiel' : `${played} Spiele`}, beim Halbieren ${one.format(halving)}`,
  you: 'du',
  halving: 'immer die Mitte',
  /** Names the statistics that are cleared: the name of the game, and its range. */
  clearResults: (mode: string, played: string) => `Statistik leeren: ${mode}, ${played}`,
}

/** The texts of Number Guessing. */
export type NumberGuessingLabels = LabelsOf<typeof defaultLabels>
