import { numberFormat, shellLabels } from '@kleinzeug/shell/labels'
import type { KeyAction } from './view/keyTable.ts'
import type { Attack } from './model/attack.ts'
import type { Duration } from './model/duration.ts'
import type { Kind } from './model/recipe.ts'

const NARROW = '\u202f'
const number = numberFormat('de', { maximumFractionDigits: 1 })
const whole = numberFormat('de', { maximumFractionDigits: 0 })

const big = (amount: number): string => {
  if (amount < 10) return number(amount)
  if (amount < 1e6) return whole(Number(amount.toPrecision(2)))
  if (amount < 1e9) return `${number(Number((amount / 1e6).toPrecision(2)))} Mio.`
  if (amount < 1e12) return `${number(Number((amount / 1e9).toPrecision(2)))} Mrd.`
  return 'über 1 Bio.'
}

const units = {
  second: ['Sekunde', 'Sekunden'],
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tage'],
  year: ['Jahr', 'Jahre'],
} as const

const settings: Readonly<Record<Kind, readonly [string, string]>> = {
  words: ['Wort', 'Wörter'],
  characters: ['Zeichen', 'Zeichen'],
  syllables: ['Silbenwort', 'Silbenwörter'],
}
const amount = (kind: Kind, count: number) => `${count}${NARROW}${settings[kind][count === 1 ? 0 : 1]}`
const bitsText = (bits: number) => `${number(Math.floor(bits * 10) / 10)}${NARROW}Bit`

export type CharacterSet = 'lower' | 'upper' | 'digits' | 'symbols'

/** What zxcvbn finds in a password that somebody made up. */
export type Weakness =
  | 'straightRow'
  | 'keyPattern'
  | 'simpleRepeat'
  | 'extendedRepeat'
  | 'sequences'
  | 'recentYears'
  | 'dates'
  | 'topTen'
  | 'topHundred'
  | 'common'
  | 'similarToCommon'
  | 'wordByItself'
  | 'namesByThemselves'
  | 'commonNames'
  | 'userInputs'
  | 'pwned'

/** The German texts of what the page shows at first; those of the drawers come with them. */
export const firstLabels = {
  ...shellLabels,
  title: 'Pass Maker',

  purpose: 'Wofür',
  purposes: { main: 'Zum Merken', account: 'Konto', wifi: 'WLAN', pin: 'PIN', name: 'Benutzername' },
  source: (kind: Kind, length: number, choices: number) => `${amount(kind, length)} aus ${whole(choices)}`,
  bits: bitsText,
  waiting: 'Gleich steht hier ein Passwort.',
  listLoading: 'Die Wortliste wird geladen …',
  listFailed: 'Die Wortliste kam nicht an. Prüf die Verbindung und lade sie noch einmal, oder nimm Zeichen.',
  tryAgain: 'Noch einmal laden',
  scale: 'Zeit zum Erraten',
  attack: (id: Attack['id']) =>
    ({
      online: 'Anmeldung mit Sperre',
      bcrypt: 'Gestohlen, bcrypt mit 2⁵ Runden',
      wpa: 'WLAN mitgeschnitten',
      ntlm: 'Gestohlen, NTLM',
    })[id],
  duration: (duration: Duration) => {
    if (duration.unit === 'instant') return 'sofort'
    if (duration.unit === 'universe')
      return duration.amount < 2 ? '1 Weltalter' : `${big(duration.amount)} Weltalter`
    const text = big(duration.amount)
    return `${text}${NARROW}${units[duration.unit][text === '1' ? 0 : 1]}`
  },
  mark: {
    second: `1${NARROW}s`,
    hour: `1${NARROW}h`,
    day: 'Tag',
    year: 'Jahr',
    millennium: `1.000${NARROW}J.`,
    universe: 'Weltalter',
  },
  tries: 'Drei Versuche',
  oneIn: (many: number) => (many < 2 ? 'sicher' : `1 zu ${big(many)}`),
  sources: 'Woher die Zahlen kommen',
  hiddenPassword: (length: number) => `Verborgen, ${length} Zeichen`,

  renew: 'Neu',
  copy: 'Kopieren',
  hide: 'Verbergen',
  keys: {
    renew: 'Neues Passwort',
    copy: 'Passwort kopieren',
    hide: 'Verbergen oder zeigen',
    longer: 'Länger',
    shorter: 'Kürzer',
    showKeys: 'Tasten zeigen',
  } satisfies Readonly<Record<KeyAction, string>>,
  made: (bits: number) => `Neues Passwort, ${bitsText(bits)}.`,

  kind: 'Art',
  kinds: { words: 'Wörter', characters: 'Zeichen', syllables: 'Sprechbar' },
  by: 'Bestimme',
  byLength: 'die Länge',
  byBits: 'die Stärke',
  count: 'Länge',
  countText: amount,
  wifiLength: 'Ein WLAN nimmt 8 bis 63 Zeichen an; jedes Ergebnis hält das ein.',
  wantedBits: 'Gewünschte Stärke',
  unreached: (bits: number, wanted: number) =>
    `Mehr als ${bitsText(bits)} sind so nicht möglich, ${bitsText(wanted)} waren gewünscht. Erlaube mehr Zeichen oder eine größere Länge.`,
  lengthFollows: (kind: Kind, length: number) => `Dafür genügen ${amount(kind, length)}.`,
  language: 'Wortliste',
  languages: { german: 'Deutsch', english: 'Englisch' },
  separator: 'Zwischen den Wörtern',
  separators: (separator: string) =>
    ({
      '': 'nichts',
      ' ': 'Leerzeichen',
      '-': 'Bindestrich',
      '.': 'Punkt',
      _: 'Unterstrich',
      digit: 'eine gezogene Ziffer',
    })[separator] ?? separator,
  ownSeparator: 'etwas anderes',
  ownSeparatorField: 'Eigenes Trennzeichen',
  capitals: 'Großbuchstaben',
  capitalChoices: { none: 'keine', each: 'am Wortanfang', one: 'ein ganzes Wort' },
  digit: 'Eine Ziffer hinter einem Wort',

  clipboard: 'Zwischenablage',
  clearNow: 'Jetzt leeren',
  siteRules: 'Regeln einer Website',
  spelling: 'Buchstabieren',
  code: 'Aufs Telefon',
  many: 'Viele auf einmal',
  previous: 'Die letzten',
  sheet: 'Notfallblatt',
  rolls: 'Eigener Zufall',
  own: 'Eigenes prüfen',
  ownList: 'Eigene Wortliste',
  ownListShort: 'eigene',
}
