import { numberFormat } from '@kleinzeug/shell/labels'
import type { Mode } from './model/game.ts'
import type { NumberRange, RangeProblem } from './model/range.ts'
import type { Answer } from './model/turns.ts'

const whole = numberFormat('de')
const one = numberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const bits = numberFormat('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const list = (named: readonly string[]) => new Intl.ListFormat('de').format(named)
const afterGuesses = (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuchen`)
const range = ({ low, high }: NumberRange) => `${whole(low)} bis ${whole(high)}`
const guesses = (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`)

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

/** The German texts of the parts that load on request, which load with them. */
export const laterLabels = {
  challenged: (played: NumberRange) =>
    `Eine Herausforderung von ${range(played)}. Ihr ratet beide dieselbe Zahl.`,
  ready: {
    think: (played) => `Denk dir eine Zahl von ${range(played)}. Ich rate, du antwortest.`,
    adversary: (played) =>
      `Ich lege mich nicht fest: Jede Antwort ist wahr und hilft dir so wenig wie möglich. ${range(played)}.`,
    lie: (played, lies) =>
      `Ich denke mir eine Zahl von ${range(played)} und darf ${lies === 2 ? 'zweimal' : 'einmal'} lügen. Rate.`,
    daily: (played) => `Die Zahl des Tages liegt bei ${range(played)} und ist heute für alle dieselbe.`,
    pair: () => 'Eine Person legt die Zahl fest, die andere rät. Dann wird getauscht.',
  } satisfies Readonly<Record<Exclude<Mode, 'guess'>, (range: NumberRange, lies: number) => string>>,
  ask: (guess: number) => `Ist es ${whole(guess)}?`,
  onlyOne: (guess: number) => `Es kann nur ${whole(guess)} sein.`,
  contradictionTitle: 'Das passt nicht zusammen',
  series: (days: number) => (days === 1 ? '1 Tag' : `${days} Tage in Folge`),
  low: 'von',
  high: 'bis',
  rangeProblem: (problem: RangeProblem, most: number, lies: number) => {
    switch (problem) {
      case 'not-whole':
        return 'Gib zwei ganze Zahlen ein.'
      case 'out-of-bounds':
        return 'Nimm Zahlen von 0 bis 1.000.000.'
      case 'too-small':
        return 'Die zweite Zahl muss größer sein als die erste.'
      default:
        return `Mit ${lies === 2 ? 'zwei Lügen' : 'einer Lüge'} sind höchstens ${whole(most)} Zahlen möglich. Verkleinere den Bereich.`
    }
  },
  found: (count: number, enough: number) =>
    count < enough
      ? `Gefunden nach ${afterGuesses(count)}. Mit Überlegung genügen ${enough}, du hattest auch Glück.`
      : count === enough
        ? `Gefunden nach ${afterGuesses(count)}. Besser geht es mit Sicherheit nicht.`
        : `Gefunden nach ${afterGuesses(count)}. Mit Überlegung genügen ${enough}.`,
  foundByProgram: (guess: number, count: number, enough: number) =>
    `${whole(guess)}, gefunden nach ${afterGuesses(count)}. Mehr als ${enough} brauche ich nie.`,
  /** The answers that were lies, from 1. */
  liesTold: (places: readonly number[]) =>
    places.length === 0
      ? 'Gelogen habe ich diesmal nicht.'
      : places.length === 1
        ? `Gelogen war Antwort ${places[0]}.`
        : `Gelogen waren die Antworten ${places.join(' und ')}.`,
  gaveUp: (secret: number) => `Es war ${whole(secret)}.`,
  /** Of the adversary, who has settled on nothing. */
  gaveUpOpen: (left: NumberRange) =>
    left.low === left.high
      ? `Es konnte nur noch ${whole(left.low)} sein.`
      : `Festgelegt war keine Zahl. Möglich waren noch alle von ${range(left)}.`,
  /** Of the games other than the one that a new visitor meets. */
  modeHints: {
    think: 'Ich prüfe mit, ob deine Antworten zusammenpassen, und nenne die, die es nicht tun.',
    adversary: 'Glück gibt es hier nicht: Nur wer immer die Mitte trifft, braucht so wenig wie möglich.',
    lie: 'Stanisław Ulams Spiel: Eine oder zwei Antworten dürfen falsch sein, „stimmt“ ist immer wahr. Blass ist, was nur mit einer Lüge möglich ist.',
    daily: 'Einmal am Tag, von 1 bis 1.000. Das Ergebnis kannst du teilen, ohne die Zahl zu verraten.',
    pair: 'Ein Gerät, zwei Köpfe. Wer insgesamt weniger Versuche braucht, gewinnt.',
  } satisfies Readonly<Record<Exclude<Mode, 'guess'>, string>>,
  challenge: 'Herausfordern',
  challengeHint:
    'Beginnt ein neues Spiel und kopiert einen Link. Wer ihn öffnet, rät dieselbe Zahl; gesendet wird nichts.',
  challengeCopied: 'Link kopiert. Wer ihn öffnet, rät dieselbe Zahl wie du.',
  challengeLink: 'Link zur Herausforderung',
  undoable: {
    game: 'Das laufende Spiel ist beendet.',
    /** Names the statistics that were cleared: the name of the game, and its range. */
    results: (mode: string, played: string) => `Die Statistik „${mode}, ${played}“ ist geleert.`,
    rounds: 'Der Spielstand ist gelöscht.',
  },
  contradiction: (told: readonly { place: number; guess: number; answer: Answer }[], lies: number) => {
    const named = told.map(
      ({ place, guess, answer }) =>
        `Antwort ${place} (${whole(guess)} ist zu ${answer === 'higher' ? 'klein' : 'groß'})`,
    )
    if (named.length === 1) return `${named[0]} kann nicht sein: Im Bereich bleibt keine Zahl übrig.`
    return lies === 0
      ? `${list(named)}: Dazwischen liegt keine Zahl. Eine dieser Antworten kann nicht sein.`
      : `${list(named)}: Von diesen sind mindestens ${lies === 2 ? 'drei falsch, erlaubt waren zwei Lügen' : 'zwei falsch, erlaubt war eine Lüge'}.`
  },
  changeFrom: (place: number) => `Ab Antwort ${place} neu antworten`,
  yourNumber: 'Welche Zahl war es?',
  check: 'Antworten prüfen',
  wrong: (number: number, places: readonly number[]) =>
    places.length === 1
      ? `Für ${whole(number)} war Antwort ${places[0]} falsch.`
      : `Für ${whole(number)} waren die Antworten ${list(places.map(String))} falsch.`,
  allRight: (number: number) => `Für ${whole(number)} stimmen alle Antworten.`,
  lower: 'kleiner',
  higher: 'größer',
  equal: 'stimmt',
  takeBack: 'Letzte Antwort zurücknehmen',
  nameField: (player: number) => (player === 0 ? 'Name, erste Person' : 'Name, zweite Person'),
  secretFor: (setter: string, guesser: string) => `${setter} legt eine Zahl fest, ${guesser} sieht weg.`,
  secretField: (setter: string) => `Geheime Zahl von ${setter}`,
  setSecret: 'Festlegen',
  score: 'Spielstand',
  scoreOf: (name: string, rounds: number, count: number) =>
    `${name}: ${guesses(count)} in ${rounds === 1 ? '1 Runde' : `${rounds} Runden`}`,
  leading: (name: string) => `${name} liegt vorn.`,
  even: 'Gleichstand.',
  clearScore: 'Spielstand löschen',
  tomorrow: 'Morgen gibt es eine neue Zahl.',
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
  coach: 'Rückblick',
  coachIntro: 'Gefüllt ist, was ein Versuch sicher ausschloss, der Strich ist der beste Versuch.',
  coachTurn: (place: number, guess: number, sure: number, best: number, won: number) =>
    `Versuch ${place}, ${whole(guess)}: sicher ${bits(sure)} von höchstens ${bits(best)} Bit, gewonnen ${bits(won)}`,
  coachSum: (sure: number, best: number) =>
    sure >= best - 0.005
      ? 'Jeder Versuch war der beste.'
      : `Sicher gewonnen: ${bits(sure)} von ${bits(best)} Bit.`,
  coachLieIntro: 'Gefüllt ist, was so gut war wie der beste Versuch; ein anderer kostet sicher einen mehr.',
  coachLieTurn: (place: number, guess: number, isBest: boolean) =>
    `Versuch ${place}, ${whole(guess)}: ${isBest ? 'so gut wie der beste' : 'kostete einen Versuch'}`,
  coachLieSum: (wasted: number) =>
    wasted === 0 ? 'Jeder Versuch war der beste.' : `Verschenkt: ${guesses(wasted)}.`,
  speak: 'Vorlesen',
  noVoice: 'Dein Gerät hat keine eigene deutsche Stimme.',
  gaveUpGames: (count: number) => `${whole(count)} aufgegeben`,
  games: (count: number) => (count === 1 ? '1 Spiel' : `${whole(count)} Spiele`),
  mean: (mean: number) => `im Mittel ${one(mean)}`,
  halvingMean: (mean: number) => `Halbieren: ${one(mean)}`,
  distribution: 'Spiele nach Versuchen',
  bar: (count: number, played: number, halving: number) =>
    `${guesses(count)}: ${played === 1 ? '1 Spiel' : `${played} Spiele`}, beim Halbieren ${one(halving)}`,
  you: 'du',
  halving: 'immer die Mitte',
  /** Names the statistics that are cleared: the name of the game, and its range. */
  clearResults: (mode: string, played: string) => `Statistik leeren: ${mode}, ${played}`,
}
