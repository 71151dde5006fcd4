import type { ShellLabels, StepLabels } from './labels.ts'

/** What undo and redo say, in English. */
export const englishStepLabels: StepLabels = {
  undo: 'Undo',
  redo: 'Redo',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  stepWithTitle: (noun, title) => `${noun} (“${title}”)`,
  undone: (step) => `Undone: ${step}.`,
  redone: (step) => `Redone: ${step}.`,
  stepPartial: 'What was changed elsewhere since stays.',
  stepRefused: (step) => `${step}: changed elsewhere since, so it stays.`,
}

/** Words that every tool shares, in English. */
export const englishShellLabels: ShellLabels = {
  ...englishStepLabels,
  close: 'Close',
  cancel: 'Cancel',
  files: 'Files',
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
