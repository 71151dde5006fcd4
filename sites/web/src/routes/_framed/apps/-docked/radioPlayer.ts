import { createRadio, radioSlice } from '@kleinzeug/radio'
import { page } from '../../../../page/page.ts'

/** The player of the site, shared by page and widget; it plays on while pages change. */
export const radioPlayer = createRadio({ storage: page.storage(radioSlice) })
