import { shellLabels } from '@kleinzeug/shell/labels'

/** The German texts of __Name__. Replace any of them through the `labels` prop. */
export const defaultLabels = {
  ...shellLabels,
  title: '__title__',
  entries: 'Einträge',
  count: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  empty: 'Noch gibt es keinen Eintrag. Gib unten den ersten ein.',
  newEntry: 'Neuer Eintrag',
  add: 'Hinzufügen',
  nameProblem: {
    empty: 'Gib dem Eintrag einen Namen.',
    taken: 'Diesen Namen gibt es schon. Wähl einen anderen.',
  },
  remove: (name: string) => `„${name}“ löschen`,
  removed: (name: string) => `„${name}“ gelöscht.`,
  exportEntries: 'Als JSON sichern',
  importHelp: 'Einträge als JSON. Vor dem Import siehst du, was sich ändert; gelöscht wird nichts.',
  fileRefused: { 'no-entries': 'In der Datei stehen keine Einträge: Erwartet wird das Feld „entries“.' },
  nameless: (position: number) => `Eintrag ${position} der Datei hat keinen Namen.`,
  steps: { add: 'Hinzufügen', remove: 'Löschen', import: 'Import', sample: 'Beispiel' },
  /** What each key does. */
  keys: {
    newEntry: 'Neuer Eintrag',
    files: 'Dateien',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    trySample: 'Beispiel ausprobieren',
    showKeys: 'Tasten zeigen',
  },
}

export type __Name__Labels = typeof defaultLabels
