import { shellLabels } from '@kleinzeug/shell/labels'
import type { KeyAction } from './view/keyTable.ts'

/** The German texts that the page shows at first. */
export const firstLabels = {
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
    depth: 'Tiefe',
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
  /** Before the work or the constants, or instead of them. */
  sourceIs: { read: 'Quelle', computed: 'berechnet aus', common: 'nach allgemeiner Angabe' },
  ownSource: 'eigener Eintrag',
  compare: 'Vergleichen',
  compared: 'Verglichen',
  show: (name: string) => `${name} zeigen`,

  tour: 'Rundgang',
  tourStart: 'Rundgang',

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

  own: 'Eigenes',
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
