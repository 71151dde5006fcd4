import type { LabelsOf } from './LabelsOf.ts'
import type { SampleLabels } from './sampleWords.ts'
import type { StepLabels } from './stepLabels.ts'

export type { ImportLabels } from './importWords.ts'
export type { SampleLabels } from './sampleWords.ts'
export type { LabelsOf } from './LabelsOf.ts'
export type { StepLabels } from './stepLabels.ts'
export { stepWords } from '../undo/stepWords.ts'
export { numberFormat } from './numberFormat.ts'

/** Words that every tool shares, in German. A tool's labels contain them: `{ ...shellLabels, title: … }`. */
export const shellLabels = {
  undo: 'Rückgängig',
  redo: 'Wiederherstellen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  files: 'Dateien',
  copied: 'Kopiert.',
  copyFailed: 'Der Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn von Hand.',
  /** Said when midnight passes while another day is chosen. */
  dayTurned: (today: string, chosen: string) => `Heute ist jetzt ${today}. Gewählt bleibt ${chosen}.`,
  print: 'Drucken',
  showKeys: 'Tasten zeigen',
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
    Backspace: 'Rücktaste',
  } as Readonly<Record<string, string>>,
}

export type ShellLabels = LabelsOf<typeof shellLabels>

/** Words of the shell that are loaded when they are first needed; the labels of a tool may replace them. */
export type LaterLabels = StepLabels & SampleLabels

/** Labels that the shell needs from every tool. */
export interface ToolLabels extends Pick<ShellLabels, 'close' | 'keysTitle' | 'keyNames'> {
  /** Name of the tool; its region is labelled with it. */
  readonly title: string
  /** What each key does, by action. */
  readonly keys: Readonly<Record<string, string>>
}
