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
  steps: { add: 'Hinzufügen', remove: 'Löschen', sample: 'Beispiel' },
  /** What each key does. */
  keys: {
    newEntry: 'Neuer Eintrag',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    trySample: 'Beispiel ausprobieren',
    showKeys: 'Tasten zeigen',
  },
}

export type __Name__Labels = typeof defaultLabels
