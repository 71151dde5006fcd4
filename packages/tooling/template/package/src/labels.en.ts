import { englishImportLabels, englishShellLabels } from '@kleinzeug/shell/labels/en'
import type { __Name__Labels } from './labels.ts'

/** The English texts of __Name__. */
export const englishLabels: __Name__Labels = {
  ...englishShellLabels,
  ...englishImportLabels,
  title: '__title__',
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
  exportEntries: 'Save as JSON',
  importHelp: 'Entries as JSON. What would change is shown before it does; nothing is deleted.',
  fileRefused: { 'no-entries': 'The file holds no entries: the field “entries” is missing.' },
  nameless: (position) => `Entry ${position} of the file has no name.`,
  steps: { add: 'Adding', remove: 'Deletion', import: 'Import', sample: 'example' },
  keys: {
    newEntry: 'New entry',
    files: 'Files',
    undo: 'Undo',
    redo: 'Redo',
    trySample: 'Try the example',
    showKeys: 'Show the keys',
  },
}

/** Under the name that the German texts have: the English entry exports these. */
export { englishLabels as defaultLabels }
