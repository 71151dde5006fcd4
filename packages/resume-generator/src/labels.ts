import type { NameProblem } from './model/entries.ts'
import type { KeyAction } from './view/keyTable.ts'

export interface ResumeGeneratorLabels {
  title: string
  entries: string
  count: (count: number) => string
  empty: string
  newEntry: string
  add: string
  nameProblem: Record<NameProblem, string>
  remove: (name: string) => string
  removed: (name: string) => string
  undo: string
  undone: (name: string) => string
  showKeys: string
  keysTitle: string
  close: string
  /** What each key of the key table does. */
  keys: Record<KeyAction, string>
}

/** The German texts of ResumeGenerator. Replace any of them through the `labels` prop. */
export const defaultLabels: ResumeGeneratorLabels = {
  title: 'Lebenslaufgenerator',
  entries: 'Einträge',
  count: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  empty: 'Noch gibt es keinen Eintrag. Gib unten den ersten ein.',
  newEntry: 'Neuer Eintrag',
  add: 'Hinzufügen',
  nameProblem: {
    empty: 'Gib dem Eintrag einen Namen.',
    taken: 'Diesen Namen gibt es schon. Wähle einen anderen.',
  },
  remove: (name) => `„${name}“ löschen`,
  removed: (name) => `„${name}“ gelöscht.`,
  undo: 'Rückgängig',
  undone: (name) => `„${name}“ ist wieder da.`,
  showKeys: 'Tasten zeigen',
  keysTitle: 'Tasten',
  close: 'Schließen',
  keys: { newEntry: 'Neuer Eintrag', undo: 'Rückgängig', showKeys: 'Tasten zeigen' },
}
