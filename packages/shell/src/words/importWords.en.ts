import { numberFormat } from './numberFormat.ts'
import type { ImportLabels } from './importWords.ts'

const count = numberFormat('en-GB')
const entries = (value: number) => (value === 1 ? '1 entry' : `${count(value)} entries`)

/** Words of files that go out and come in, in English. */
export const importLabels: ImportLabels = {
  exportHead: 'Export',
  importHead: 'Import',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  pasted: 'Or paste text',
  pastedName: 'pasted text',
  preview: 'Preview',
  importFrom: (files, name) => (files === 1 ? `From ${name}` : `From ${count(files)} files`),
  importCounts: (added, different, same) =>
    `${count(added)} new, ${count(different)} different here, ${count(same)} already here`,
  importChoice: 'What is different here',
  importChoices: { keep: 'keep', replace: 'replace', both: 'keep both' },
  importSides: { here: 'here', file: 'in the file', after: 'afterwards' },
  importField: 'Field',
  addedMark: 'new',
  importYes: 'yes',
  importNo: 'no',
  importLeft: (value) => (value === 1 ? 'Not taken:' : `Not taken, ${count(value)} parts:`),
  importDouble: (title) => `“${title}” is in the file once more. The first one counts.`,
  importSkipped: (name) => `The tool does not read “${name}”.`,
  importCut: 'The file ends in the middle. What stands before is read.',
  brokenLetters: 'Some letters are unreadable. Save the file as UTF-8 if umlauts are missing.',
  moreItems: (value) => `and ${count(value)} more`,
  showMore: (value) => `Show ${count(value)} more`,
  importRefused: {
    empty: 'There is nothing in it. Choose another file.',
    'no-json': 'This is no readable JSON. Export the file again.',
    'too-large': (megabytes) =>
      `The tool does not read more than ${count(megabytes)} MB at once. Split the file.`,
    unreadable: 'The browser cannot read the file. Copy it to another place and choose it again.',
  },
  importNow: (value) => `Take ${entries(value)}`,
  imported: (value) => `${entries(value)} taken.`,
  nothingNew: 'All of it is here already.',
}

export const importWords = (labels: Partial<ImportLabels>): ImportLabels => ({ ...importLabels, ...labels })
