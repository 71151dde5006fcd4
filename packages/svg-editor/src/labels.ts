import { benchTexts } from './labels/bench.ts'
import { keyLabels } from './labels/keys.ts'
import { keySentences } from './labels/keySentences.ts'
import { laterTexts } from './labels/later.ts'
import { mockLabels } from './labels/mock.ts'

/** What the editor shows before anybody has pressed a key. */
export type BenchLabels = typeof benchTexts & Readonly<Record<`key.${string}`, string>>
/** What it says afterwards. */
export type LaterLabels = typeof laterTexts & Readonly<Record<`does.${string}`, string>>

/** The texts of the SVG editor. Those of the keys are `key.` and `does.` before a binding's name. */
export type SvgEditorLabels = BenchLabels & LaterLabels & typeof mockLabels

/** The German texts of the SVG editor. Replace any of them through the `labels` prop. */
export const defaultLabels: SvgEditorLabels = {
  ...benchTexts,
  ...keyLabels,
  ...laterTexts,
  ...keySentences,
  ...mockLabels,
}
