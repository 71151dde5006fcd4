import type { ResumeGeneratorLabels } from './labels.ts'

/** The English texts of ResumeGenerator. */
export const englishLabels: ResumeGeneratorLabels = {
  title: 'Lebenslaufgenerator',
  entries: 'Entries',
  count: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  empty: 'There is no entry yet. Enter the first one below.',
  newEntry: 'New entry',
  add: 'Add',
  nameProblem: {
    empty: 'Give the entry a name.',
    taken: 'This name is taken. Choose another one.',
  },
  remove: (name) => `Delete “${name}”`,
  removed: (name) => `Deleted “${name}”.`,
  undo: 'Undo',
  undone: (name) => `“${name}” is back.`,
  showKeys: 'Show keys',
  keysTitle: 'Keys',
  close: 'Close',
  keys: { newEntry: 'New entry', undo: 'Undo', showKeys: 'Show the keys' },
}
