import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { decodeData, defaultData, type SvgEditorData } from './model/document/editorData.ts'

export type SvgEditorStorage = StorageAdapter<SvgEditorData>

/**
 * The editor's slice: its default data, and the decoder for data of any earlier version.
 *
 * @example
 * ```ts
 * const storage = localStorageAdapter('my-drawings', svgEditorSlice)
 * ```
 */
export const svgEditorSlice: Slice<SvgEditorData> = {
  name: 'svgEditor',
  defaults: defaultData,
  decode: decodeData,
}
