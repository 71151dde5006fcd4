import type { ShellLabels } from './labels.ts'

/** Words that every tool shares, in English. */
export const englishShellLabels: ShellLabels = {
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  redo: 'Redo',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  files: 'Files',
  dayTurned: (today, chosen) => `Today is now ${today}. ${chosen} stays chosen.`,
  showKeys: 'Keys',
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
  },
}
