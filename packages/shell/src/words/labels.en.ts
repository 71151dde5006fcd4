import type { LaterLabels, ShellLabels } from './labels.ts'
import { sampleLabels } from './sampleWords.en.ts'
import { stepLabels } from './stepLabels.en.ts'

export { importLabels as englishImportLabels } from './importWords.en.ts'
export { stepLabels as englishStepLabels } from './stepLabels.en.ts'

/** Words that every tool shares, in English. */
export const englishShellLabels: ShellLabels & LaterLabels = {
  ...stepLabels,
  ...sampleLabels,
  undo: 'Undo',
  redo: 'Redo',
  close: 'Close',
  cancel: 'Cancel',
  files: 'Files',
  copied: 'Copied.',
  copyFailed: 'The browser does not allow copying. Select the text and copy it by hand.',
  dayTurned: (today, chosen) => `Today is now ${today}. ${chosen} stays chosen.`,
  print: 'Print',
  showKeys: 'Show the keys',
  keysTitle: 'Keys',
  keyNames: {
    ' ': 'Space',
    Enter: 'Enter',
    Escape: 'Esc',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    Delete: 'Delete',
    Backspace: 'Backspace',
  },
}
