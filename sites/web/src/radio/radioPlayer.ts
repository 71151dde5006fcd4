import { createRadio, radioSlice } from '@kleinzeug/radio'
import { sliceStorage } from '../record/record.ts'

/** The one player of the site: page and widget are two views of it, and it plays on while pages change. */
export const radioPlayer = createRadio({ storage: sliceStorage(radioSlice) })
