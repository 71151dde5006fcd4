import type { Language } from './model/length/numbers.ts'
import { shellLabels, type LabelsOf } from '@kleinzeug/shell/labels'
import type { KeyAction } from './view/keyTable.ts'
import { germanComparison } from './model/words.ts'

/** The German texts of SizeComparison. Replace any of them through the `labels` prop. */
export const defaultLabels = {
  ...shellLabels,
  /** The language of names, numbers and units. */
  language: 'de' as const,
  title: 'Größenvergleich',
  scene: 'Maßstäbliche Ansicht',
  sceneHint:
    'Links wird es kleiner, rechts größer. Ziehen, Mausrad oder zwei Finger ändern den Maßstab, ein Klick wählt ein Ding aus. Alle Dinge stehen auch in der Tabelle darunter.',
  power: 'Zehnerpotenz',
  loading: 'Die Zeichnungen werden geladen.',
  loadFailed: 'Die Zeichnungen ließen sich nicht laden. Prüf die Verbindung und versuch es noch einmal.',
  retry: 'Noch einmal laden',
  zoom: 'Größe in der Bildmitte',
  smaller: 'Kleiner',
  larger: 'Größer',
  zoomIn: 'Näher heran',
  zoomOut: 'Weiter weg',
  measure: {
    diameter: 'Durchmesser',
    height: 'Höhe',
    length: 'Länge',
    width: 'Breite',
    wavelength: 'Wellenlänge',
    thickness: 'Dicke',
    distance: 'Strecke',
  },
  kinds: {
    particle: 'Kerne und Teilchen',
    molecule: 'Atome und Moleküle',
    wave: 'Licht und Wellen',
    cell: 'Viren und Zellen',
    creature: 'Lebewesen',
    object: 'Gegenstände',
    building: 'Bauten und Fahrzeuge',
    earth: 'Berge und Länder',
    world: 'Planeten und Monde',
    star: 'Sterne',
    space: 'Nebel und Galaxien',
    own: 'Eigene',
  },
  /** Before a typical size. */
  about: 'etwa',
  source: 'Quelle',
  /** After the source: with what the size was compared. */
  checked: (by: string) => `verglichen mit: ${by}`,
  ownSource: 'eigener Eintrag',
  compare: 'Vergleichen',
  compared: 'Verglichen',
  pickHint: 'Wähl zwei Dinge im Fenster oder in der Tabelle aus, dann steht hier der Vergleich.',
  pickAnother: 'Wähl ein zweites Ding aus, dann steht hier der Vergleich.',
  show: (name: string) => `${name} zeigen`,
  /** What two things have to do with each other, in sentences. */
  comparison: germanComparison,

  tour: 'Rundgang',
  tourStart: 'Rundgang',
  tourPause: 'Pause',
  tourResume: 'Fortsetzen',
  tourEnd: 'Beenden',
  tourStop: (number: number, count: number) => `Halt ${number} von ${count}`,
  previousStop: 'Voriger Halt',
  nextStop: 'Nächster Halt',

  link: 'Link kopieren',
  linkCopied: 'Link zur Ansicht kopiert.',
  linkFailed: 'Der Browser lässt das Kopieren nicht zu. Kopier den Link von hier:',

  list: 'Alle Dinge',
  search: 'Suchen',
  kind: 'Art',
  allKinds: 'alle',
  shown: (shown: number, all: number) => `${shown} von ${all} Dingen`,
  nothingFound: 'Nichts gefunden. Ändere die Suche, oder leg das Ding als eigenes an.',
  clearSearch: 'Alles zeigen',
  onlyKind: (kind: string) => `Nur: ${kind}`,
  name: 'Name',
  size: 'Größe',
  pick: (name: string) => `${name} auswählen`,
  actions: 'Ändern',

  own: 'Eigenes',
  ownTitle: 'Eigenes Ding',
  editTitle: 'Eigenes Ding ändern',
  fieldName: 'Name',
  fieldSize: 'Größe',
  sizeHint: 'Mit Einheit, zum Beispiel 1,5 km, 3 Lichtjahre oder 2,5 Mio. km.',
  fieldShape: 'Umriss',
  shapes: { circle: 'rund', tall: 'hoch', long: 'lang' },
  nameMissing: 'Gib dem Ding einen Namen.',
  sizeProblem: {
    empty: 'Gib eine Größe mit Einheit ein, zum Beispiel 1,5 km.',
    number: 'Das ist keine Zahl mit Einheit. Schreib zum Beispiel 1,5 km oder 2e-9 m.',
    noUnit: 'Die Einheit fehlt. Häng zum Beispiel mm, m, km, AE oder Lj an.',
    unit: 'Diese Einheit ist nicht bekannt. Nimm fm, pm, nm, µm, mm, cm, m, km, AE, Lj oder pc.',
    notPositive: 'Eine Größe ist mehr als null. Gib eine positive Zahl ein.',
    tooSmall: 'Kleiner als 10⁻¹⁶ m geht es nicht. Gib eine größere Länge ein.',
    tooLarge: 'Größer als 10²⁷ m geht es nicht. Gib eine kleinere Länge ein.',
  },
  readAs: (length: string) => `Gelesen als ${length}.`,
  add: 'Hinzufügen',
  save: 'Übernehmen',
  edit: (name: string) => `„${name}“ bearbeiten`,
  remove: (name: string) => `„${name}“ löschen`,
  added: (name: string) => `„${name}“ hinzugefügt.`,
  removed: (name: string) => `„${name}“ gelöscht.`,
  steps: { add: 'Hinzufügen', change: 'Änderung', remove: 'Löschen' },

  /** What each key of the key table does. */
  keys: {
    smaller: 'Zum nächstkleineren Ding',
    larger: 'Zum nächstgrößeren Ding',
    zoomIn: 'Näher heran',
    zoomOut: 'Weiter weg',
    pick: 'Ding in der Mitte auswählen',
    tour: 'Rundgang, Pause',
    previousStop: 'Voriger Halt',
    nextStop: 'Nächster Halt',
    search: 'Suchen',
    own: 'Eigenes Ding',
    link: 'Link kopieren',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    showKeys: 'Tasten zeigen',
  } satisfies Record<KeyAction, string>,
}

/** All texts, as the German ones define them. */
export type SizeComparisonLabels = LabelsOf<Omit<typeof defaultLabels, 'language'>> & {
  readonly language: Language
}
