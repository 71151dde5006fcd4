import { orDefault, tolerantList, type DataOf } from '@kleinzeug/storage/decode'
import * as v from 'valibot'

const text = orDefault(v.string(), '')
const share = orDefault(v.number(), 0)

/** What is cut off a photo or each page at each edge, as shares of its turned width and height. */
const cropSchema = v.looseObject({ left: share, top: share, right: share, bottom: share })

/** A certificate: what is known of it. Its bytes lie apart from the record. */
export const attachmentSchema = v.looseObject({
  id: text,
  /** Its bookmark. */
  name: text,
  /** Key of its bytes. */
  file: v.string(),
  kind: v.picklist(['pdf', 'photo']),
  /** Bytes. */
  size: orDefault(v.number(), 0),
  pages: orDefault(v.number(), 1),
  /** Degrees clockwise. */
  turn: orDefault(v.number(), 0),
  crop: orDefault(cropSchema, v.parse(cropSchema, {})),
})

/** Megabytes that a portal takes. */
export const sizeLimits = [1, 2, 3, 4, 5, 8, 10, 20] as const

export const portfolioSchema = v.looseObject({
  files: orDefault(tolerantList(attachmentSchema), []),
  /** Megabytes that the whole has at most. */
  limit: orDefault(v.number(), 5),
})

export type Attachment = DataOf<typeof attachmentSchema>
export type Crop = DataOf<typeof cropSchema>
export type Portfolio = DataOf<typeof portfolioSchema>
