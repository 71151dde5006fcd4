import { shellLabels } from '@kleinzeug/shell/labels'
import type { SpinProblem } from './state/createSpin.ts'
import type { Removal, StepKind } from './state/DeciderStep.ts'
import type { KeyAction } from './view/keyTable.ts'

/** Made for the first share that is written, and not at the start of the page. */
let percent: Intl.NumberFormat | undefined

const numeral = (count: number) => (count === 2 ? 'zwei' : String(count))

/** The German texts that the page shows at first. Names come already shortened for a sentence. */
export const firstLabels = {
  ...shellLabels,
  title: 'Der Entscheider',

  ready: 'Bereit',
  empty: 'Leer',
  activeCount: (active: number, all: number) => `${active} von ${all} aktiv`,
  place: (place: number, count: number) => `${place} von ${count}`,
  speed: 'Tempo',
  /** Announced once when the winners are shown. */
  decided: (names: readonly string[]) => `Entschieden: ${new Intl.ListFormat('de').format(names)}`,
  winnersList: 'Gewinner',
  out: 'Ausgeschieden',
  remaining: 'Übrig',

  spin: 'Entscheiden',
  skip: 'Überspringen',
  undoElimination: 'Ausscheiden rückgängig',
  tooFew: ({ active, needed }: SpinProblem) =>
    `Für ${needed === 2 ? 'eine Entscheidung' : `${needed - 1} Gewinner`} braucht es mindestens ${numeral(needed)} aktive Einträge. ${
      active === 0
        ? 'Gerade ist keiner aktiv.'
        : active === 1
          ? 'Gerade ist nur einer aktiv.'
          : `Gerade sind ${active} aktiv.`
    } ${needed === 2 ? 'Schalte unten weitere ein.' : 'Schalte unten weitere ein, oder senke die Zahl der Gewinner.'}`,
  roundOver: (remaining: string) => `Die Runde ist zu Ende, übrig ist „${remaining}“.`,
  allBack: 'Alle wieder dabei',
  order: 'Das Licht läuft',
  orderRandom: 'zufällig',
  orderSequential: 'der Reihe nach',
  settings: 'Einstellungen',
  elimination: 'Gewinner scheidet aus',
  weighted: 'Nach Gewicht ziehen',
  animation: 'Lauf zeigen',
  winners: 'Gewinner auf einmal',
  winnersProblem: 'Gib eine ganze Zahl von 1 bis 99 ein.',
  duration: 'Dauer des Laufs',
  seconds: (seconds: number) => `${seconds.toFixed(1).replace('.', ',')}\u202fs`,
  sound: 'Ticken',
  volume: 'Lautstärke',
  volumeText: (volume: number) => `${volume} Prozent`,
  fair: 'Der Gewinner steht fest, bevor das Licht läuft: Der Zufallsgenerator deines Browsers zieht ihn, und jeder aktive Eintrag hat genau die gleiche Chance.',
  fairWeighted:
    'Der Gewinner steht fest, bevor das Licht läuft: Der Zufallsgenerator deines Browsers zieht ihn, und jeder aktive Eintrag hat so viele Lose, wie sein Gewicht sagt.',

  editor: 'Listen und Einträge',
  lists: 'Listen',
  noLists: 'Noch gibt es keine Liste. Gib unten einer einen Namen.',
  newList: 'Neue Liste',
  addList: 'Liste anlegen',
  listName: 'Name der Liste',
  renameList: 'Liste umbenennen',
  deleteList: 'Liste löschen',
  exportList: 'Liste exportieren',
  listEmptyName: 'Die Liste braucht einen Namen.',
  listTaken: (name: string) => `Eine Liste „${name}“ gibt es schon.`,

  items: 'Einträge',
  noItems: 'Diese Liste ist noch leer. Gib unten den ersten Eintrag ein.',
  newItem: 'Neuer Eintrag',
  addItem: 'Hinzufügen',
  itemName: 'Name des Eintrags',
  itemActive: (name: string) => `„${name}“ aktiv`,
  renameItem: (name: string) => `„${name}“ umbenennen`,
  deleteItem: (name: string) => `„${name}“ löschen`,
  itemEmptyName: 'Der Eintrag braucht einen Namen.',
  itemTaken: (name: string) => `„${name}“ steht schon in dieser Liste.`,
  share: (share: number) =>
    (percent ??= new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 1 })).format(share),
  activateAll: 'Alle aktivieren',
  deactivateAll: 'Alle abschalten',
  locked: 'Gesperrt, Licht läuft',

  move: (name: string) => `„${name}“ verschieben`,
  moveHint: 'Ziehen, Pfeiltasten drücken oder tippen',
  moveUp: (name: string) => `„${name}“ nach oben`,
  moveDown: (name: string) => `„${name}“ nach unten`,
  movedTo: (name: string, place: number, count: number) => `„${name}“ steht auf Platz ${place} von ${count}.`,

  paste: 'Viele einfügen',

  history: 'Verlauf',

  steps: {
    item: 'Löschen',
    list: 'Löschen der Liste',
    history: 'Leeren des Verlaufs',
    elimination: 'Ausscheiden',
    addItem: 'Hinzufügen',
    addList: 'Neue Liste',
    edit: 'Änderung',
    move: 'Verschieben',
    import: 'Import',
  } satisfies Readonly<Record<StepKind, string>>,
  undoable: (kind: Removal, name: string) => {
    switch (kind) {
      case 'item':
        return `„${name}“ gelöscht.`
      case 'list':
        return `Liste „${name}“ gelöscht.`
      case 'elimination':
        return `„${name}“ ist ausgeschieden.`
      default:
        return 'Verlauf geleert.'
    }
  },
  save: 'Übernehmen',

  /** What each key of the key table does. */
  keys: {
    spin: 'Entscheiden',
    skip: 'Überspringen, solange das Licht läuft',
    newItem: 'Neuer Eintrag',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    showKeys: 'Tasten zeigen',
  } satisfies Readonly<Record<KeyAction | 'skip', string>>,
}
