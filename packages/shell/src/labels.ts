import { stepLabels } from './stepWords.ts'

export { stepLabels, stepWords, type StepLabels } from './stepWords.ts'

/** Words that every tool shares, in German. A tool's labels contain them: `{ ...shellLabels, title: … }`. */
export const shellLabels = {
  ...stepLabels,
  close: 'Schließen',
  cancel: 'Abbrechen',
  files: 'Dateien',
  showKeys: 'Tasten',
  keysTitle: 'Tasten',
  /** Names of keys that have no letter of their own, by `KeyboardEvent.key`. */
  keyNames: {
    ' ': 'Leertaste',
    Enter: 'Eingabetaste',
    Escape: 'Esc',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild ↑',
    PageDown: 'Bild ↓',
    Delete: 'Entf',
  } as Readonly<Record<string, string>>,
}

export type ShellLabels = typeof shellLabels

/** Labels that the shell needs from every tool. */
export interface ToolLabels extends Pick<ShellLabels, 'close' | 'keysTitle' | 'keyNames'> {
  /** Name of the tool; its region is labelled with it. */
  readonly title: string
  /** What each key does, by action. */
  readonly keys: Readonly<Record<string, string>>
}
