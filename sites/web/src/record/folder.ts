import { openFolder } from '@kleinzeug/storage/local/folder'
import { page } from '../page/page.ts'
import { loadFolderSlices } from '../registry/toolFields.ts'

/** The folder that the visitor has connected; loaded only where there is one, or one is being chosen. */
export const folder = openFolder(page.record, { slices: loadFolderSlices })
