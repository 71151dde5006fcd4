import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction =
  | 'start'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'step6'
  | 'step7'
  | 'skip'
  | 'back'
  | 'pause'
  | 'trend'
  | 'compare'
  | 'test'
  | 'traits'
  | 'undo'
  | 'redo'
  | 'print'
  | 'files'
  | 'trySample'
  | 'showKeys'

/** Every single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'n', action: 'start' },
  { key: '1', action: 'step1' },
  { key: '2', action: 'step2' },
  { key: '3', action: 'step3' },
  { key: '4', action: 'step4' },
  { key: '5', action: 'step5' },
  { key: '6', action: 'step6' },
  { key: '7', action: 'step7' },
  { key: 's', action: 'skip' },
  { key: 'Backspace', action: 'back' },
  { key: 'Escape', action: 'pause' },
  { key: 'v', action: 'trend' },
  { key: 'g', action: 'compare' },
  { key: 'i', action: 'test' },
  { key: 'e', action: 'traits' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: 'p', action: 'print' },
  { key: 'f', action: 'files' },
  { key: 'k', action: 'trySample' },
  { key: '?', action: 'showKeys' },
]

/** The keys of all steps are one row of the help. */
export type HelpAction = Exclude<KeyAction, `step${number}`> | 'step'

const isStep = (action: KeyAction): action is Extract<KeyAction, `step${number}`> => /^step\d$/.test(action)

export const helpTable: ReadonlyArray<KeyBinding<HelpAction>> = keyTable.map(({ key, action }) => ({
  key,
  action: isStep(action) ? 'step' : action,
}))
