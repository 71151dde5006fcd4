export { SvgEditor, type SvgEditorProps } from './view/SvgEditor.tsx'
export { SvgEditorMock, type SvgEditorMockProps } from './view/SvgEditorMock.tsx'
export {
  svgEditorSlice,
  svgEditorJournalSlice,
  svgEditorLargeSlice,
  type SvgEditorStorage,
  type SvgEditorJournalStorage,
  type SvgEditorLargeStorage,
} from './storage.ts'
export { foldJournal } from './state/storing/foldJournal.ts'
export type { JournalEntry, SvgEditorJournal } from './model/document/journal.ts'
export type { SvgEditorLarge } from './model/document/large.ts'
export type { SvgEditorData } from './model/document/editorData.ts'
export type { TreeNode, TreeSource } from './model/document/record.ts'
export type { NodeType } from './model/document/nodeTypes.ts'
export type { TreeElement } from './model/document/treeElement.ts'
export { defaultLabels, type SvgEditorLabels } from './labels.ts'
