import type { SvgEditorData } from '../model/document/editorData.ts'
import { createEditor, type Editor } from './createEditor.ts'
import { readContext } from './keyContext.ts'
import type { Host } from './session.ts'
import { silentHost } from './silentHost.ts'

/** Creates an editor without a browser. */
export function openEditor(data: SvgEditorData, over: Partial<Host> = {}) {
  const editor = createEditor(data, { ...silentHost, ...over })
  return { ...editor, context: () => readContext(editor.atomStore.get, editor) }
}

export type OpenEditor = Editor
