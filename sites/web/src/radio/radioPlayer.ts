import { createRadio, radioSlice } from '@kleinzeug/radio'
import { sliceStorage } from '../record/record.ts'

/** The player of the site, shared by page and widget; it plays on while pages change. */
export const radioPlayer = createRadio({ storage: sliceStorage(radioSlice) })
