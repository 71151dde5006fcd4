import { shellLabels, type ImportLabels, type LabelsOf } from '@kleinzeug/shell/labels'
import type { ImportProblem, Refusal } from './model/files/imported.ts'
import type { Relation } from './model/neighbourhood.ts'
import type { StoreShare } from './model/storeShare.ts'
import type { StepKind } from './state/NeoCortexStep.ts'
import type { KeyAction } from './view/keyTable.ts'

const number = new Intl.NumberFormat('de-DE')
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1 })
const count = (value: number, one: string, many: string) =>
  `${number.format(value)} ${value === 1 ? one : many}`
const cards = (value: number) => count(value, 'Zettel', 'Zettel')

/** The German texts of Neo Cortex. Replace any of them through the `labels` prop. */
export const defaultLabels = {
  ...shellLabels,
  title: 'Neo Cortex',
  counted: (() => 'Zettel') as (count: number) => string,
  cardCount: cards,

  map: 'Umgebung',
  mapHint: 'Pfeiltasten gehen von Punkt zu Punkt, die Eingabetaste öffnet den Zettel.',
  mapEmpty: 'Noch führt kein Verweis von hier weg. Schreib [[Titel]] in den Text.',
  relation: {
    out: 'verweist auf',
    back: 'verweist hierher',
    both: 'verweist hin und her',
    tag: 'gleiches Tag',
  },
  neighbour: (relation: Relation, title: string) => `${title}, ${defaultLabels.relation[relation]}`,
  mapMore: (value: number) => `und ${number.format(value)} mehr`,
  register: 'Register',
  registerValue: (title: string, at: number, all: number) =>
    `${title}, ${number.format(at)} von ${number.format(all)}`,
  linkFact: 'Verweise',
  laterFact: 'später',
  storeFact: 'Speicher',
  storePart: (part: number) => percent.format(part).replaceAll('\u00A0', '\u202F'),
  storeScarce: ({ part, room }: StoreShare) =>
    `Der Speicher dieses Browsers ist zu ${defaultLabels.storePart(part)} belegt. Es passen noch etwa ${cards(room)} hinein. Exportiere sie und lösch, was du nicht mehr brauchst.`,
  storeFull: ({ part }: StoreShare) =>
    `Der Speicher dieses Browsers ist zu ${defaultLabels.storePart(part)} belegt. Exportiere die Zettel unter „Dateien“ und lösch einige, bevor du weiterschreibst.`,

  card: 'Zettel',
  fromCollection: (topic: string) => `Sammlung · ${topic}`,
  untitled: 'Ohne Titel',
  openAddress: (host: string) => `${host} besuchen`,
  // What is stored may begin with a day or be none.
  writtenOn: (date: string) => date.replace(/^(\d+)-0?(\d+)-0?(\d+).*/, '$3.$2.$1'),
  linksTo: 'Verweist auf',
  linkedFrom: 'Hierher verweisen',
  sharesTags: 'Gleiche Tags',
  missingLink: (title: string) => `„${title}“ gibt es noch nicht`,
  createLinked: (title: string) => `„${title}“ anlegen`,
  edit: 'Bearbeiten',
  done: 'Fertig',
  later: 'Später lesen',
  read: 'Gelesen',
  remove: 'Löschen',
  removed: (title: string) => `„${title}“ gelöscht.`,
  keep: 'Behalten',
  kept: (title: string) => `„${title}“ liegt jetzt bei deinen Zetteln.`,
  back: 'Zurück',
  random: 'Zufall',
  onlyOne: 'Hier ist kein anderer Zettel.',

  fieldTitle: 'Titel',
  fieldUrl: 'Adresse',
  urlInvalid:
    'Eine Adresse beginnt mit https:// oder http:// und enthält keine Leerzeichen. Bis dahin bleibt die alte gespeichert.',
  urlKnown: (title: string) => `Diese Adresse hat auch „${title}“. Unter „Doppelt“ legst du beide zusammen.`,
  fieldTags: 'Tags',
  tagsHint: 'Mehrere durch Kommas trennen.',
  fieldText: 'Text',
  textHint: 'Markdown. [[Titel]] verweist auf einen anderen Zettel.',
  linkSuggestions: 'Verweis auf',

  quick: 'Gedanke oder Adresse',
  quickPlaceholder: 'Ein Satz, warum. https://… #thema',
  quickHelp: 'Eine Adresse wird zum Link, #Wörter werden Tags, der Rest ist der Titel.',
  quickEmpty: 'Schreib einen Gedanken auf oder füg eine Adresse ein.',
  file: 'Ablegen',
  filed: (title: string) => `„${title}“ abgelegt.`,
  readAs: 'Gelesen als',
  alreadyThere: (title: string) => `Diese Adresse ist schon da: „${title}“.`,
  openCard: 'Öffnen',

  search: 'Suchen',
  listFilter: 'Fach',
  listFilters: {
    all: 'Alles',
    own: 'Eigene',
    later: 'Später',
    collection: 'Sammlung',
    duplicates: 'Doppelt',
  },
  duplicatesCount: (value: number) => `Doppelt (${number.format(value)})`,
  tag: 'Tag',
  allTags: 'alle',
  shown: (shown: number, all: number) =>
    shown === all ? cards(all) : `${number.format(shown)} von ${number.format(all)} Zetteln`,
  nothing: {
    all: 'Hier ist noch nichts. Schreib oben den ersten Zettel.',
    own: 'Noch kein eigener Zettel. Schreib oben den ersten oder behalte etwas aus der Sammlung.',
    later: 'Nichts zum Lesen vorgemerkt. „Später lesen“ steht an jedem Zettel.',
    collection: 'Alles aus der Sammlung liegt schon bei deinen Zetteln.',
    duplicates: 'Keine Adresse kommt zweimal vor.',
  },
  nothingFound: 'Kein Zettel enthält alle diese Wörter.',
  clearFilters: 'Alle zeigen',
  showMore: (value: number) => `${number.format(value)} weitere zeigen`,
  ofCollection: 'Sammlung',
  join: (value: number) => `${number.format(value)} zusammenlegen`,
  joined: 'Zusammengelegt.',

  image: (host: string) => `Bild von ${host}`,
  showImages: (host: string) => `Bilder von ${host} zeigen`,
  hideImages: (host: string) => `Bilder von ${host} nicht mehr laden`,
  imageFailed: (host: string) => `${host} hat das Bild nicht geliefert. Prüf die Adresse im Text.`,

  steps: {
    add: 'Neuer Zettel',
    edit: 'Änderung',
    remove: 'Löschen',
    import: 'Import',
    sample: 'Beispiel',
    join: 'Zusammenlegen',
    keep: 'Behalten',
  } satisfies Readonly<Record<StepKind, string>>,

  exportHelp: (value: number) =>
    `${cards(value)} als Markdown, je einer eine Datei. Obsidian und andere lesen sie.`,
  exportZip: 'Markdown (ZIP)',
  importHelp:
    'Lesezeichen (HTML), Markdown, ZIP, Linkwarden (JSON), Raindrop und Pocket (CSV). Vor dem Import siehst du, was dazukommt; gelöscht wird nichts.',
  importProblem: ({ fault, text }: ImportProblem) =>
    fault === 'address'
      ? `„${text}“ hat keine Webadresse und wird ausgelassen.`
      : fault === 'empty'
        ? 'Ein Eintrag ohne Titel, Text und Adresse wird ausgelassen.'
        : `„${text}“ ist kein Eintrag und wird ausgelassen.`,
  refused: (why: Refusal, file: string) =>
    `${file}: ${
      {
        empty: 'Darin steht nichts. Wähl eine andere Datei.',
        'no-columns': 'Die erste Zeile nennt keine Spalte „url“. Exportiere noch einmal als CSV.',
        'no-links': 'Darin ist kein Link zu finden. Wähl den Export der Lesezeichen.',
        'no-json': 'Das ist kein lesbares JSON. Exportiere die Datei noch einmal.',
        unknown: 'Dieses Format ist unbekannt. Wähl HTML, Markdown, CSV, JSON oder ZIP.',
        'too-large': 'Das ist zu viel auf einmal. Wähl weniger Dateien.',
        'no-archive': 'Dieses ZIP lässt sich nicht lesen oder ist zu groß. Entpack es und wähl den Ordner.',
      }[why]
    }`,
  doesNotFit: ({ part }: StoreShare) =>
    `So viel passt nicht in den Speicher dieses Browsers (jetzt zu ${defaultLabels.storePart(part)} belegt). Importiere einen Teil davon.`,
  fieldAliases: 'Frühere Titel',
  fieldCreated: 'Geschrieben am',
  bookmarkletHead: 'Von jeder Seite ablegen',
  bookmarkletHelp:
    'Zieh den Link in die Lesezeichenleiste oder kopiere ihn in ein neues Lesezeichen. Er öffnet Neo Cortex mit der Adresse der Seite, auf der du bist; gespeichert wird erst, wenn du „Ablegen“ drückst.',
  bookmarkletName: 'In Neo Cortex ablegen',
  bookmarkletCode: 'Adresse des Lesezeichens',
  copy: 'Kopieren',
  loading: 'Wird geladen …',
  /** Of the zip and the folder in it. */
  fileName: 'neo-cortex',

  /** What each key of the key table does. */
  keys: {
    newCard: 'Neuer Zettel',
    search: 'Suchen',
    edit: 'Bearbeiten',
    previous: 'Voriger Zettel',
    next: 'Nächster Zettel',
    back: 'Zurück',
    random: 'Zufälliger Zettel',
    later: 'Später lesen, gelesen',
    map: 'Umgebung',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    files: 'Dateien',
    trySample: 'Beispiel ausprobieren',
    showKeys: 'Tasten zeigen',
  } satisfies Record<KeyAction, string>,
}

/** All texts, as the German ones define them. */
export type NeoCortexLabels = LabelsOf<typeof defaultLabels> & Partial<ImportLabels>
