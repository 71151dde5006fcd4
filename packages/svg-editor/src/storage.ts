import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { decodeData, defaultData, type SvgEditorData } from './model/document/editorData.ts'

export type SvgEditorStorage = StorageAdapter<SvgEditorData>

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const svgEditorSlice: Slice<SvgEditorData> = {
  name: 'svgEditor',
  defaults: defaultData,
  decode: decodeData,
}
