import { editorLabels, type EditorLabels } from './labels/editor.ts'
import { mockLabels } from './labels/mock.ts'
import { partLabels } from './labels/parts.ts'

type PartLabels = typeof partLabels
type MockLabels = typeof mockLabels

/** The texts of the SVG editor. `key.` before a command's id holds the legend and the sentence of its key. */
export interface SvgEditorLabels extends EditorLabels, PartLabels, MockLabels {}

/** The German texts of the SVG editor. Replace any of them through the `labels` prop. */
export const defaultLabels: SvgEditorLabels = { ...editorLabels, ...partLabels, ...mockLabels }
