import { numberFormat } from '@kleinzeug/shell/labels'
import type { Attack } from './model/attack.ts'
import type { OwnWords, OwnWordsProblem } from './model/words/ownWords.ts'
import type { Spelled } from './model/spelling/spelling.ts'
import { digitNames, signNames } from './spokenSigns.ts'
import type { Division } from './model/rolls/divisions.ts'
import type { RollTool } from './model/rolls/rolls.ts'

const decimal = numberFormat('de', { maximumFractionDigits: 1 })
const whole = numberFormat('de', { maximumFractionDigits: 0 })
const NARROW = '\u202f'
const rate = (speed: number) =>
  speed < 1e6 ? whole(speed) : speed < 1e9 ? `${decimal(speed / 1e6)} Mio.` : `${decimal(speed / 1e9)} Mrd.`
const bitsText = (bits: number) => `${decimal(Math.floor(bits * 10) / 10)}\u202fBit`

const lines = (count: number, one: string, more: string) =>
  count === 1 ? `1 Zeile ${one}` : `${whole(count)} Zeilen ${more}`
const megabytes = (bytes: number) => `${decimal(bytes / 1e6)}${NARROW}MB`

/** The German texts of what is in the drawers. */
export const drawerLabels = {
  sheetIntro:
    'Das Passwort auf Papier, mit Code und Buchstabiertafel, für den Tag, an dem du es brauchst und nicht mehr weißt. Beim Drucken geht es durch deinen Drucker und seinen Speicher.',
  sheetKind: 'Wie',
  sheetKinds: { whole: 'ein Blatt', split: 'drei Teile, zwei genügen' },
  sheetFailed: 'Das Blatt kam nicht zustande. Prüf die Verbindung oder kürz das Passwort.',
  sheetNote: 'Wer dieses Blatt hat, hat das Passwort. Bewahre es auf wie einen Ausweis.',
  sheetFor: 'Wofür:',
  sharePage: (part: number, of: number) => `Notfallblatt, Teil ${part} von ${of}`,
  shareNote:
    'Dieser Teil allein verrät nur die Länge des Passworts. Zwei der drei Teile geben es: Pass Maker, Notfallblatt, zwei Teile eingeben. Gib jeden Teil woandershin.',
  readSharesIntro: 'Du hast zwei Teile? Gib sie ein, ohne auf Abstände und Großschreibung zu achten.',
  shareField: (place: number) => (place === 1 ? 'Ein Teil' : 'Ein anderer Teil'),
  joinShares: 'Zusammensetzen',
  joined: 'Das Passwort',
  shareUnreadable: 'Hier stimmt ein Zeichen nicht oder fehlt. Vergleiche mit dem Blatt.',
  sharesApart: 'Diese Teile gehören nicht zusammen. Nimm zwei verschiedene Teile desselben Passworts.',
  ownListIntro:
    'Ein Wort je Zeile, auch mit den Würfelzahlen einer Diceware-Liste davor. Groß und klein ist dasselbe. Die Liste bleibt auf dieser Seite: Sie wird nicht gespeichert und gilt, bis du die Seite verlässt.',
  ownListField: 'Wörter',
  ownListHint: (fewest: number, mostBytes: number) =>
    `Mindestens ${fewest} verschiedene Wörter, höchstens ${megabytes(mostBytes)}.`,
  ownListTake: 'Diese Wörter nehmen',
  ownListFile: 'Datei wählen',
  ownListUnread: 'Die Datei ließ sich nicht lesen. Öffne sie und füg die Wörter hier ein.',
  ownListTaken: ({ size, repeated, leftOut, firstLeftOut }: OwnWords) =>
    [
      `Gezogen wird jetzt aus ${whole(size)} verschiedenen Wörtern.`,
      ...(repeated > 0
        ? [`${lines(repeated, 'wiederholt ein Wort und zählt', 'wiederholen ein Wort und zählen')} nicht.`]
        : []),
      ...(leftOut > 0
        ? [
            `${lines(leftOut, 'ist', 'sind')} ausgelassen, zuerst Zeile ${whole(firstLeftOut)}: Ein Wort hat höchstens 30 Zeichen, alle Buchstaben, und kein ß.`,
          ]
        : []),
    ].join(' '),
  ownListProblem: (problem: OwnWordsProblem, fewest: number, mostBytes: number) => {
    switch (problem.kind) {
      case 'empty':
        return 'Hier steht noch kein Wort.'
      case 'too-large':
        return `Das sind mehr als ${megabytes(mostBytes)}. Kürz die Liste.`
      default:
        return `Nur ${problem.words === 1 ? '1 Wort' : `${problem.words} verschiedene Wörter`}${problem.leftOut > 0 ? `, und ${lines(problem.leftOut, 'enthält', 'enthalten')} anderes als Buchstaben` : ''}. Nimm mindestens ${fewest}, sonst müsste ein Passwort sehr lang sein.`
    }
  },
  rollsIntro:
    'Wirf einen Würfel oder eine Münze und tipp ein, was fällt. Deine Zahl wird zur gezogenen addiert: Das Ergebnis ist so zufällig wie die bessere der beiden, auch wenn du dem Browser nicht traust oder dem Würfel.',
  rollTool: 'Womit',
  rollTools: { die: 'Würfel', coin: 'Münze' },
  face: (tool: RollTool, face: number) => (tool === 'die' ? String(face + 1) : face === 0 ? 'Kopf' : 'Zahl'),
  rolled: (throws: number, bits: number) =>
    `${throws === 1 ? '1 Wurf' : `${throws} Würfe`}, ${bitsText(bits)} eigener Zufall.`,
  chiSquared: (value: number, verdict: 'few' | 'odd' | 'even') =>
    `χ² = ${decimal(value)}: ${
      {
        few: 'zu wenige Würfe für ein Urteil.',
        odd: 'So ungleich fällt ein ehrlicher Wurf in einem von tausend Fällen.',
        even: 'unauffällig.',
      }[verdict]
    }`,
  rollBack: 'Letzten streichen',
  rollsClear: 'Alle streichen',
  drawWithRolls: 'Daraus ein Passwort',
  originTitle: 'So wurde daraus das Passwort',
  originSum: ({
    drawn,
    thrown,
    size,
    made,
  }: Readonly<Record<'drawn' | 'thrown' | 'size' | 'made', bigint>>) =>
    `Der Browser zog ${whole(drawn)}, du warfst ${whole(thrown)}. Die Summe geteilt durch ${whole(size)}, die Zahl aller Passwörter, lässt den Rest ${whole(made)}.`,
  originStep: ({ number: from, by, quotient, remainder }: Division, word: string) =>
    `${whole(from)} : ${whole(by)} = ${whole(quotient)}, Rest ${whole(remainder)}. Wort ${whole(remainder)} der Liste, gezählt ab 0, ist „${word}“.`,
  originNumber: (made: bigint) =>
    `Das Passwort ist Nummer ${whole(made)} von allen, die das Verfahren der Reihe nach ergibt.`,
  originPage: (page: number, of: number) => `Schritt ${page} von ${of}`,
  next: 'Weiter',
  back: 'Zurück',
  ownIntro:
    'Geprüft wird in deinem Browser (zxcvbn-ts, beim ersten Zeichen nachgeladen). Nichts wird übertragen oder gespeichert.',
  ownField: 'Dein Passwort',
  ownShow: 'Zeigen',
  ownLoading: 'Die Prüfung wird geladen …',
  ownFailed: 'Die Prüfung kam nicht an. Prüf die Verbindung und tipp noch ein Zeichen.',
  ownResult: (bits: number) => `Höchstens ${bitsText(bits)}`,
  ownUncertain:
    'Das ist eine Schätzung nach bekannten Mustern: Bei ausgedachten Passwörtern kann niemand rechnen, nur raten.',
  ownRanking: (weaker: boolean) =>
    weaker
      ? 'Schwächer als das gezogene Passwort oben.'
      : 'Nach dieser Schätzung nicht schwächer als das gezogene oben.',
  weakness: {
    straightRow: 'Eine Tastenreihe.',
    keyPattern: 'Ein kurzes Tastenmuster.',
    simpleRepeat: 'Ein Zeichen, das sich wiederholt.',
    extendedRepeat: 'Eine Folge, die sich wiederholt.',
    sequences: 'Eine Reihe wie „abc“.',
    recentYears: 'Eine Jahreszahl der letzten Zeit.',
    dates: 'Ein Datum.',
    topTen: 'Eines der zehn häufigsten Passwörter.',
    topHundred: 'Eines der hundert häufigsten Passwörter.',
    common: 'Ein häufiges Passwort.',
    similarToCommon: 'Fast ein häufiges Passwort.',
    wordByItself: 'Ein einzelnes Wort.',
    namesByThemselves: 'Ein Name allein.',
    commonNames: 'Ein häufiger Name.',
    userInputs: 'Etwas, das mit dir zu tun hat.',
    pwned: 'Aus einem Datendiebstahl bekannt.',
  },
  attackSpeed: ({ speed }: Attack) =>
    speed < 1 ? `${whole(speed * 3600)} Versuche je Stunde` : `${rate(speed)} Versuche je Sekunde`,
  triesIntro:
    'Eine PIN zählt nur, wo nach wenigen Versuchen gesperrt wird: Die Chance gilt für drei Versuche und eine gezogene PIN. Wer Geburtstage oder 1234 nimmt, ist damit nicht gemeint.',
  sourcesIntro:
    'Die Bits folgen aus dem Verfahren: Jedes mögliche Ergebnis hat eine Nummer, gelost wird die Nummer. Die Zeit ist der Mittelwert, bis die Hälfte aller Möglichkeiten probiert ist. Ein Angreifer mit hundert Karten braucht ein Hundertstel davon, das sind knapp 7 Bit. Mit jeder Stufe mehr verdoppelt bcrypt die Zeit: Mit 2¹⁰ Runden ist sie 32-mal so lang.',
  hiddenHint: 'Verborgen, solange „Verbergen“ gedrückt ist.',
  clearAfter: 'Nach dem Kopieren leeren',
  clearAfterText: (seconds: number) => (seconds === 0 ? 'nie' : `nach ${seconds}${NARROW}s`),
  clipboardHistory:
    'Führt dein System einen Verlauf der Zwischenablage (Windows: Windows + V, Telefone: in der Tastatur), bleibt das Passwort dort stehen. Eine Seite kann ihn nicht leeren.',
  site: 'Website',
  siteHint: (date: string) =>
    `434 Websites stehen in der Liste von Apple (Stand ${date.split('-').toReversed().join('.')}); gesucht wird in deinem Browser.`,
  lookUpSite: 'Nachschlagen',
  siteFound: (domain: string) => `Es gelten jetzt die Regeln von ${domain}.`,
  siteUnknown:
    'Diese Website steht nicht in der Liste. Füg ihre Regeln unten ein oder stell sie von Hand ein.',
  siteListFailed: 'Die Liste kam nicht an. Prüf die Verbindung und schlag noch einmal nach.',
  siteRulesIntro:
    'Andere nennen ihre Regeln im Quelltext (Attribut „passwordrules“). Füg die Regeln oder das ganze Attribut ein, dann hält sich jedes Passwort daran.',
  siteRulesField: 'Regeln',
  readRules: 'Regeln übernehmen',
  rulesRead: 'Regeln übernommen. Die Art ist jetzt „Zeichen“.',
  writtenRules: 'Deine Einstellungen als Regeln',
  copyRules: 'Regeln kopieren',
  rulesCopied: 'Regeln kopiert.',
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
  codeIntro: 'Der Code enthält das Passwort. Zeig ihn niemandem, der es nicht haben soll.',
  wifiName: 'Name des WLANs',
  wifiNameHint: 'Damit verbindet sich ein Telefon von selbst. Ohne Namen enthält der Code nur das Passwort.',
  codeOf: 'QR-Code mit dem Passwort',
  codeTooLong: 'Für einen QR-Code ist das zu lang. Kürz den Namen oder das Passwort.',
  manyCount: 'Anzahl',
  manyProblem: 'Eine ganze Zahl von 1 bis 500.',
  makeMany: 'Erzeugen',
  copyAll: 'Alle kopieren',
  saveAll: 'Als Datei speichern',
  allCopied: 'Alle kopiert.',
  manyFile: 'passwoerter.txt',
  manyResult: (count: number) => (count === 1 ? '1 Passwort' : `${count} Passwörter`),
  noPrevious: 'Noch ist keins ersetzt worden.',
  previousIntro: 'Nur in diesem Tab und nur, bis du die Seite verlässt.',
  bringBack: (position: number) => `Das ${position}. zurückholen`,
  forget: 'Alle vergessen',
  forgotten: 'Vergessen.',
}
