import type { SvgEditorData } from '../model/document/editorData.ts'
import { openCommands } from './commands/openCommands.ts'
import { createEditor, type Editor } from './createEditor.ts'
import { readContext } from './keys/keyContext.ts'
import type { Host } from './session.ts'

/** A host without a browser. */
const silentHost: Host = {
  save: () => undefined,
  open: () => Promise.resolve(undefined),
  copy: () => undefined,
  focus: () => undefined,
  say: () => undefined,
  canvasSize: () => ({ width: 400, height: 400 }),
}

/** Creates an editor without a browser. */
export function openEditor(data: SvgEditorData, over: Partial<Host> = {}) {
  const editor = createEditor(data, { ...silentHost, ...over })
  const { openText } = openCommands(editor, editor.file)
  return { ...editor, openText, context: () => readContext(editor.atomStore.get, editor) }
}

export type OpenEditor = Editor

/** Presses keys one after the other, without modifiers: `+ c ArrowRight`. */
export function press(editor: OpenEditor, keys: string) {
  for (const key of keys.split(' ')) editor.press(key, { shift: false, alt: false })
}
