import { numberFormat } from './numberFormat.ts'
import type { LabelsOf } from './LabelsOf.ts'

const count = numberFormat('de-DE')
const entries = (value: number) => (value === 1 ? '1 Eintrag' : `${count(value)} Einträge`)

/** Words of files that go out and come in, in German; the labels of a tool may replace them. */
export const importLabels = {
  exportHead: 'Exportieren',
  importHead: 'Importieren',
  chooseFile: 'Datei wählen',
  chooseFiles: 'Dateien wählen',
  chooseFolder: 'Ordner wählen',
  pasted: 'Oder Text einfügen',
  pastedName: 'eingefügter Text',
  preview: 'Vorschau',
  importFrom: (files: number, name: string) => (files === 1 ? `Aus ${name}` : `Aus ${count(files)} Dateien`),
  importCounts: (added: number, different: number, same: number) =>
    `${count(added)} neu, ${count(different)} hier anders, ${count(same)} schon da`,
  importChoice: 'Was hier anders ist',
  importChoices: { keep: 'behalten', replace: 'ersetzen', both: 'beide behalten' },
  importSides: { here: 'hier', file: 'in der Datei', after: 'danach' },
  importField: 'Feld',
  addedMark: 'neu',
  importYes: 'ja',
  importNo: 'nein',
  importLeft: (value: number) =>
    value === 1 ? 'Nicht übernommen wird:' : `Nicht übernommen wird, ${count(value)} Angaben:`,
  importDouble: (title: string) => `„${title}“ steht noch einmal in der Datei. Es bleibt beim ersten.`,
  importSkipped: (name: string) => `„${name}“ liest das Werkzeug nicht.`,
  importCut: 'Die Datei endet mittendrin. Gelesen ist, was davor steht.',
  brokenLetters: 'Einige Zeichen sind unlesbar. Speichere die Datei als UTF-8, wenn Umlaute fehlen.',
  moreItems: (value: number) => `und ${count(value)} weitere`,
  showMore: (value: number) => `${count(value)} weitere zeigen`,
  importRefused: {
    empty: 'Darin steht nichts. Wähl eine andere Datei.',
    'no-json': 'Das ist kein lesbares JSON. Exportiere die Datei noch einmal.',
    'too-large': (megabytes: number) =>
      `Mehr als ${count(megabytes)} MB auf einmal liest das Werkzeug nicht. Teil die Datei auf.`,
    unreadable:
      'Der Browser kann die Datei nicht lesen. Kopiere sie an einen anderen Ort und wähl sie noch einmal.',
  },
  importNow: (value: number) => `${entries(value)} übernehmen`,
  imported: (value: number) => `${entries(value)} übernommen.`,
  nothingNew: 'Alles davon ist schon da.',
}

export type ImportLabels = LabelsOf<typeof importLabels>

/** The words of an import, with those that the labels replace. */
export const importWords = (labels: Partial<ImportLabels>): ImportLabels => ({ ...importLabels, ...labels })
