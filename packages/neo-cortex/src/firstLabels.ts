import { shellLabels } from '@kleinzeug/shell/labels'
import type { Relation } from './model/neighbourhood.ts'
import type { StoreShare } from './model/storeShare.ts'
import type { StepKind } from './state/NeoCortexStep.ts'
import type { KeyAction } from './view/keyTable.ts'

// The browser's first format of a language costs a frame, which the counts of most visitors do not need.
const number = (value: number) => (value < 1000 ? value : value.toLocaleString('de'))
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`
const cards = (value: number) => count(value, 'Zettel', 'Zettel')

/** The German texts that the page shows at first. */
export const firstLabels = {
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
  neighbour: (relation: Relation, title: string) => `${title}, ${firstLabels.relation[relation]}`,
  mapMore: (value: number) => `und ${number(value)} mehr`,
  register: 'Register',
  registerValue: (title: string, at: number, all: number) => `${title}, ${number(at)} von ${number(all)}`,
  linkFact: 'Verweise',
  laterFact: 'später',
  storeFact: 'Speicher',
  // The browser's first Intl format takes time that the start of the page does not have.
  storePart: (part: number) => `${String(Math.round(part * 1000) / 10).replace('.', ',')}\u202F%`,
  storeScarce: ({ part, room }: StoreShare) =>
    `Der Speicher dieses Browsers ist zu ${firstLabels.storePart(part)} belegt. Es passen noch etwa ${cards(room)} hinein. Exportiere sie und lösch, was du nicht mehr brauchst.`,
  storeFull: ({ part }: StoreShare) =>
    `Der Speicher dieses Browsers ist zu ${firstLabels.storePart(part)} belegt. Exportiere die Zettel unter „Dateien“ und lösch einige, bevor du weiterschreibst.`,

  card: 'Zettel',
  fromCollection: (topic: string) => `Sammlung · ${topic}`,
  untitled: 'Ohne Titel',
  openAddress: (host: string) => `${host} besuchen`,
  // What is stored may begin with a day or be none.
  writtenOn: (date: string) => date.replace(/^(\d+)-0?(\d+)-0?(\d+).*/, '$3.$2.$1'),
  linksTo: 'Verweist auf',
  linkedFrom: 'Hierher verweisen',
  sharesTags: 'Gleiche Tags',
  createLinked: (title: string) => `„${title}“ anlegen`,
  edit: 'Bearbeiten',
  later: 'Später lesen',
  read: 'Gelesen',
  remove: 'Löschen',
  removed: (title: string) => `„${title}“ gelöscht.`,
  keep: 'Behalten',
  kept: (title: string) => `„${title}“ liegt jetzt bei deinen Zetteln.`,
  back: 'Zurück',
  random: 'Zufall',
  onlyOne: 'Hier ist kein anderer Zettel.',

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
    numbered: 'Nummern',
  },
  duplicatesCount: (value: number) => `Doppelt (${number(value)})`,
  tag: 'Tag',
  allTags: 'alle',
  shown: (shown: number, all: number) =>
    shown === all ? cards(all) : `${number(shown)} von ${number(all)} Zetteln`,
  nothing: {
    all: 'Hier ist noch nichts. Schreib oben den ersten Zettel.',
    own: 'Noch kein eigener Zettel. Schreib oben den ersten oder behalte etwas aus der Sammlung.',
    later: 'Nichts zum Lesen vorgemerkt. „Später lesen“ steht an jedem Zettel.',
    collection: 'Alles aus der Sammlung liegt schon bei deinen Zetteln.',
    duplicates: 'Keine Adresse kommt zweimal vor.',
    numbered: 'Kein Zettel hat eine Nummer.',
  },
  nothingFound: 'Kein Zettel enthält alle diese Wörter.',
  clearFilters: 'Alle zeigen',
  showMore: (value: number) => `${number(value)} weitere zeigen`,
  ofCollection: 'Sammlung',

  steps: {
    add: 'Neuer Zettel',
    edit: 'Änderung',
    remove: 'Löschen',
    import: 'Import',
    sample: 'Beispiel',
    join: 'Zusammenlegen',
    keep: 'Behalten',
  } satisfies Readonly<Record<StepKind, string>>,
  loading: 'Wird geladen …',

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
