import { numberFormat } from '@kleinzeug/shell/labels'
import { styles } from './firstLabels.ts'
import type { ScriptError } from './model/script.ts'

const number = numberFormat('de-DE')

const place = ({ line, number, color }: ScriptError) =>
  `${line ? `Zeile ${line}, ` : ''}Zug ${number}${color === 'w' ? ' von Weiß' : ' von Schwarz'}`

const date = (at: number) => new Date(at).toLocaleDateString('de-DE', { dateStyle: 'medium' })

/** The German texts of the dialogs about lines and of the result, which load after the first paint. */
export const laterLabels = {
  repertoire: 'Repertoire',
  repertoireSide: 'Gelernt wird die Seite von',
  back: 'Zurück',
  addTitle: 'Eigene Züge einfügen',
  addText: 'Züge',
  addPlaceholder: '1. e2-e4 e7-e5\n2. Sg1-f3 Sb8-c6',
  addHint:
    'PGN oder Züge auf Deutsch, Englisch oder mit Figurinen, lang oder kurz; auch mehrere Partien mit Varianten. Eine Datei kannst du hierher ziehen.',
  openFile: 'Datei öffnen …',
  fileUnreadable: 'Die Datei konnte nicht gelesen werden. Öffne sie noch einmal oder füg ihren Text ein.',
  check: 'Prüfen',
  checking: 'Wird gelesen …',
  found: 'Was soll trainiert werden?',
  foundAs: 'Übernehmen als',
  asLines: 'einzelne Zugfolgen',
  asRepertoire: 'ein Repertoire',
  all: 'Alle',
  none: 'Keine',
  variation: 'Variante',
  plies: (count: number) => (count === 1 ? 'ein Halbzug' : `${count} Halbzüge`),
  name: 'Name',
  take: (count: number) => (count === 1 ? 'Übernehmen' : `${count} übernehmen`),
  nameMissing: 'Gib den Zügen einen Namen.',
  nameTaken: (name: string) => `„${name}“ gibt es schon. Wähl einen anderen Namen.`,
  nothingChosen: 'Wähl mindestens eine Zugfolge.',
  tooLong: (most: number) =>
    `Der Text ist zu lang: Bis zu ${number(most)} Zeichen werden gelesen. Teil ihn auf.`,
  noGames: 'Darin steht keine Partie mit Zügen.',
  refusedGame: (title: string, reason: string) => `„${title}“ fehlt: ${reason}`,
  moreLines: (read: number) => `Der Text hat noch mehr: Gelesen sind die ersten ${read} Partien.`,
  libraryTitle: 'Bibliothek der Eröffnungen',
  librarySearch: 'Suchen',
  librarySearchHint: 'Name auf Deutsch oder Englisch, ECO-Code oder Züge: drachen, B33, e4 c5 Sf3.',
  libraryNone: 'Dazu gibt es keine Eröffnung.',
  libraryCount: (count: number) => (count === 1 ? 'eine Eröffnung' : `${number(count)} Eröffnungen`),
  libraryMore: (shown: number) => `Gezeigt sind die ersten ${shown}. Such genauer, um weitere zu sehen.`,
  libraryHave: 'schon dabei',
  overviewTitle: 'Überblick',
  nextLine: 'Nächste',
  randomLine: 'Zufällige',
  hardestLine: 'Schwerste',
  lastPlayed: (at: number) => `zuletzt ${date(at)}`,
  dueNow: 'heute dran',
  dueOn: (at: number) => `dran am ${date(at)}`,
  failing: (move: string, runs: number) => `${move} ${runs === 1 ? 'einmal' : `${runs}-mal`} falsch`,
  scriptError: (error: ScriptError) => {
    switch (error.reason) {
      case 'empty':
        return 'Hier stehen noch keine Züge.'
      case 'start':
        return 'Die Anfangsstellung (FEN) ist keine gültige Stellung.'
      case 'unreadable':
        return `${place(error)}: „${error.text}“ ist kein Zug.`
      case 'foreign':
        return `${place(error)}: „${error.text}“ ist in der Schreibweise ${styles[error.style ?? 'english']} geschrieben.`
      case 'illegal':
        return `${place(error)}: „${error.text}“ ist hier nicht möglich.`
      case 'ambiguous':
        return `${place(error)}: „${error.text}“ ist mehrdeutig, von ${error.from?.join(' oder ')}.`
      case 'promotionMissing':
        return `${place(error)}: Bei „${error.text}“ fehlt, was aus dem Bauern wird.`
      case 'variant':
        return `„${error.text}“ ist ein anderes Spiel.`
      case 'cut':
        return 'Der Text bricht ab. Gelesen ist, was davor steht.'
      case 'escape':
        return `Zeile ${error.line} beginnt mit %: Solche Zeilen sind für andere Programme und wurden übergangen.`
      default:
        return `${place(error)}: „${error.text}“ wurde nicht verstanden.`
    }
  },
  illegalLine: 'Diese Züge sind beschädigt',
  finished: 'Geschafft',
  finishedIn: (time: string) => `Geschafft in ${time}`,
  newBest: 'Neue Bestzeit',
  behindBest: (time: string) => `${time} über deiner Bestzeit`,
  hintedRun: 'Mit Tipp gespielt: zählt nicht als Bestzeit.',
  practiceRun: 'Ohne Uhr gespielt.',
  sideRun: 'Eine Seite gespielt: zählt nicht als Bestzeit.',
  longestCombo: (moves: number) => (moves === 1 ? 'Längste Serie: ein Zug' : `Längste Serie: ${moves} Züge`),
  again: 'Noch einmal',
  next: (name: string) => `Weiter: ${name}`,
  nextWay: 'Nächster Weg',
}
