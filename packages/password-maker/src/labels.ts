import { shellLabels, type LabelsOf } from '@kleinzeug/shell/labels'
import type { KeyAction } from './view/keyTable.ts'
import type { Attack } from './model/attack.ts'
import type { Duration } from './model/duration.ts'
import type { RecipeProblem } from './model/generator.ts'
import type { SiteRulesProblem } from './model/passwordRules.ts'
import type { Spelled } from './model/spelling.ts'
import type { Kind } from './model/recipe.ts'
import { drawerLabels } from './drawerLabels.ts'
import { digitNames, signNames } from './spokenSigns.ts'

const NARROW = '\u202f'
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('de', { maximumFractionDigits: 0 })

const big = (amount: number): string => {
  if (amount < 10) return number.format(amount)
  if (amount < 1e6) return whole.format(Number(amount.toPrecision(2)))
  if (amount < 1e9) return `${number.format(Number((amount / 1e6).toPrecision(2)))} Mio.`
  if (amount < 1e12) return `${number.format(Number((amount / 1e9).toPrecision(2)))} Mrd.`
  return 'über 1 Bio.'
}

const units = {
  second: ['Sekunde', 'Sekunden'],
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tage'],
  year: ['Jahr', 'Jahre'],
} as const

const rate = (speed: number) =>
  speed < 1e6
    ? whole.format(speed)
    : speed < 1e9
      ? `${number.format(speed / 1e6)} Mio.`
      : `${number.format(speed / 1e9)} Mrd.`

const settings: Readonly<Record<Kind, readonly [string, string]>> = {
  words: ['Wort', 'Wörter'],
  characters: ['Zeichen', 'Zeichen'],
  syllables: ['Silbenwort', 'Silbenwörter'],
}
const amount = (kind: Kind, count: number) => `${count}${NARROW}${settings[kind][count === 1 ? 0 : 1]}`
const bitsText = (bits: number) => `${number.format(Math.floor(bits * 10) / 10)}${NARROW}Bit`

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

/** The German texts of the Pass Maker. Replace any of them through the `labels` prop. */
export const defaultLabels = {
  ...shellLabels,
  title: 'Pass Maker',

  purpose: 'Wofür',
  purposes: { main: 'Zum Merken', account: 'Konto', wifi: 'WLAN', pin: 'PIN', name: 'Benutzername' },
  source: (kind: Kind, length: number, choices: number) =>
    `${amount(kind, length)} aus ${whole.format(choices)}`,
  bits: bitsText,
  waiting: 'Gleich steht hier ein Passwort.',
  listLoading: 'Die Wortliste wird geladen …',
  listFailed: 'Die Wortliste kam nicht an. Prüfe die Verbindung und lade sie noch einmal, oder nimm Zeichen.',
  tryAgain: 'Noch einmal laden',
  scale: 'Zeit zum Erraten',
  attack: (id: Attack['id']) =>
    ({
      online: 'Anmeldung mit Sperre',
      bcrypt: 'Gestohlen, bcrypt mit 2⁵ Runden',
      wpa: 'WLAN mitgeschnitten',
      ntlm: 'Gestohlen, NTLM',
    })[id],
  attackSpeed: ({ speed }: Attack) =>
    speed < 1 ? `${whole.format(speed * 3600)} Versuche je Stunde` : `${rate(speed)} Versuche je Sekunde`,
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
  triesIntro:
    'Eine PIN zählt nur, wo nach wenigen Versuchen gesperrt wird: Die Chance gilt für drei Versuche und eine gezogene PIN. Wer Geburtstage oder 1234 nimmt, ist damit nicht gemeint.',
  sources: 'Woher die Zahlen kommen',
  sourcesIntro:
    'Die Bits folgen aus dem Verfahren: Jedes mögliche Ergebnis hat eine Nummer, gelost wird die Nummer. Die Zeit ist der Mittelwert, bis die Hälfte aller Möglichkeiten probiert ist. Ein Angreifer mit hundert Karten braucht ein Hundertstel davon, das sind knapp 7 Bit. Mit jeder Stufe mehr verdoppelt bcrypt die Zeit: Mit 2¹⁰ Runden ist sie 32-mal so lang.',
  hiddenPassword: (length: number) => `Verborgen, ${length} Zeichen`,

  hiddenHint: 'Verborgen, solange „Verbergen“ gedrückt ist.',

  renew: 'Neu',
  copy: 'Kopieren',
  copied: 'Kopiert.',
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
  sets: 'Zeichen',
  set: {
    lower: 'Kleinbuchstaben',
    upper: 'Großbuchstaben',
    digits: 'Ziffern',
    symbols: 'Satzzeichen',
  },
  presence: { off: 'nein', allowed: 'erlaubt', required: 'Pflicht' },
  leastDigits: 'Ziffern mindestens',
  leastSymbols: 'Satzzeichen mindestens',
  noLookAlikes: 'Ohne Verwechselbares (I l 1 | O 0 o)',
  without: 'Diese Zeichen weglassen',
  withoutHint: 'Zum Beispiel, was deine Tastatur nicht hat.',
  maxLength: 'Höchstlänge der Website',
  maxLengthHint: 'Leer, wenn sie keine nennt.',
  problem: (problem: RecipeProblem) => {
    switch (problem.kind) {
      case 'no-characters':
        return 'So bleibt kein Zeichen übrig. Erlaube mindestens eine Gruppe.'
      case 'set-emptied':
        return 'Eine Pflichtgruppe ist leer, weil alle ihre Zeichen weggelassen werden. Lass weniger weg oder streiche die Pflicht.'
      case 'too-short':
        return `Für alle Pflichtgruppen sind mindestens ${problem.least} Zeichen nötig. Erhöhe die Höchstlänge oder streiche eine Pflicht.`
      case 'separator':
        return 'Ein Trennzeichen hat höchstens fünf Zeichen und keine Buchstaben, sonst wären Wörter nicht mehr zu unterscheiden.'
      case 'wifi-sign':
        return 'Ein WLAN-Passwort besteht aus ASCII-Zeichen. Nimm ein anderes Trennzeichen.'
      case 'wifi-length':
        return 'Ein WLAN nimmt 8 bis 63 Zeichen an. So kommt keins davon heraus; ändere Länge oder Trennzeichen.'
      default:
        return defaultLabels.rulesProblem(problem.problem)
    }
  },
  rulesProblem: ({ kind, part }: SiteRulesProblem) => {
    switch (kind) {
      case 'no-colon':
        return `In „${part}“ fehlt der Doppelpunkt, zum Beispiel „required: upper“.`
      case 'unknown-rule':
        return `„${part}“ ist keine Regel. Bekannt sind required, allowed, max-consecutive, minlength und maxlength.`
      case 'unknown-class':
        return `„${part}“ ist keine Zeichengruppe. Bekannt sind upper, lower, digit, special, ascii-printable, unicode und [Zeichen in Klammern].`
      case 'open-bracket':
        return `In „${part}“ fehlt die schließende Klammer.`
      case 'bad-number':
        return `In „${part}“ steht keine ganze Zahl ab 1.`
      case 'range':
        return `„${part}“ passt nicht zusammen: Die kleinste Länge liegt über der größten oder über 128.`
      case 'too-many':
        return `Mehr als ${part} Pflichtgruppen verlangt keine Website. Fasse Gruppen mit Komma zusammen.`
      default:
        return 'Hier steht noch keine Regel.'
    }
  },

  clipboard: 'Zwischenablage',
  clearAfter: 'Nach dem Kopieren leeren',
  clearAfterText: (seconds: number) => (seconds === 0 ? 'nie' : `nach ${seconds}${NARROW}s`),
  clearing: (seconds: number) => `Kopiert. Die Zwischenablage wird in ${seconds}${NARROW}s geleert.`,
  cleared: 'Die Zwischenablage ist geleert.',
  clearedLate:
    'Geleert, seit du zurück bist. Als die Zeit um war, war das Fenster nicht vorn; bis eben stand das Passwort noch darin.',
  clearMissed:
    'Die Zeit ist um, aber das Fenster war nicht vorn; dann darf eine Seite die Zwischenablage nicht ändern. Das Passwort kann noch darin stehen. Geleert wird, sobald du zurückkommst.',
  clearNow: 'Jetzt leeren',
  copyFailed:
    'Der Browser lässt das Kopieren nicht zu. Markiere das Passwort und kopiere es mit Strg + C, auf dem Telefon durch langes Tippen.',
  clipboardHistory:
    'Führt dein System einen Verlauf der Zwischenablage (Windows: Windows + V, Telefone: in der Tastatur), bleibt das Passwort dort stehen. Eine Seite kann ihn nicht leeren.',

  siteRules: 'Regeln einer Website',
  site: 'Website',
  siteHint: (date: string) =>
    `434 Websites stehen in der Liste von Apple (Stand ${date.split('-').toReversed().join('.')}); gesucht wird in deinem Browser.`,
  lookUpSite: 'Nachschlagen',
  siteFound: (domain: string) => `Es gelten jetzt die Regeln von ${domain}.`,
  siteUnknown:
    'Diese Website steht nicht in der Liste. Füge ihre Regeln unten ein oder stelle sie von Hand ein.',
  siteListFailed: 'Die Liste kam nicht an. Prüfe die Verbindung und schlage noch einmal nach.',
  siteRulesIntro:
    'Andere nennen ihre Regeln im Quelltext (Attribut „passwordrules“). Füge die Regeln oder das ganze Attribut ein, dann hält sich jedes Passwort daran.',
  siteRulesField: 'Regeln',
  readRules: 'Regeln übernehmen',
  rulesRead: 'Regeln übernommen. Die Art ist jetzt „Zeichen“.',
  rulesActive: 'Es gelten die Regeln einer Website.',
  removeRules: 'Regeln entfernen',
  writtenRules: 'Deine Einstellungen als Regeln',
  copyRules: 'Regeln kopieren',
  rulesCopied: 'Regeln kopiert.',

  spelling: 'Buchstabieren',
  spellingTable: 'Tafel',
  spellingTables: {
    din2022: 'DIN 5009:2022, Städte',
    din1996: 'alte Tafel, Vornamen',
    nato: 'international',
  },
  spelled: (spelled: Spelled) => {
    switch (spelled.kind) {
      case 'letter':
        return `${spelled.upper ? 'groß' : 'klein'} ${spelled.word}`
      case 'digit':
        return `Ziffer ${digitNames[Number(spelled.character)] ?? spelled.character}`
      default:
        return signNames[spelled.character] ?? `Zeichen ${spelled.character}`
    }
  },
  code: 'Aufs Telefon',
  codeIntro: 'Der Code enthält das Passwort. Zeig ihn niemandem, der es nicht haben soll.',
  wifiName: 'Name des WLANs',
  wifiNameHint: 'Damit verbindet sich ein Telefon von selbst. Ohne Namen enthält der Code nur das Passwort.',
  codeOf: 'QR-Code mit dem Passwort',
  codeTooLong: 'Für einen QR-Code ist das zu lang. Kürze den Namen oder das Passwort.',
  ...drawerLabels,
  many: 'Viele auf einmal',
  manyCount: 'Anzahl',
  manyProblem: 'Eine ganze Zahl von 1 bis 500.',
  makeMany: 'Erzeugen',
  copyAll: 'Alle kopieren',
  saveAll: 'Als Datei speichern',
  allCopied: 'Alle kopiert.',
  manyFile: 'passwoerter.txt',
  manyResult: (count: number) => (count === 1 ? '1 Passwort' : `${count} Passwörter`),
  previous: 'Die letzten',
  noPrevious: 'Noch ist keins ersetzt worden.',
  previousIntro: 'Nur in diesem Tab und nur, bis du die Seite verlässt.',
  bringBack: (position: number) => `Das ${position}. zurückholen`,
  forget: 'Alle vergessen',
  forgotten: 'Vergessen.',
}

/** The texts of the Pass Maker. */
export type PasswordMakerLabels = LabelsOf<typeof defaultLabels>
