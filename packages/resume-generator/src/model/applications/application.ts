import { isObject, orDefault, tolerantList, type DataOf } from '@kleinzeug/storage/decode'
import * as v from 'valibot'

const text = orDefault(v.string(), '')

/** What becomes of an application, in order. */
export const applicationStatuses = ['draft', 'sent', 'interview', 'rejected', 'accepted'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Values of the resume that an application replaces, by path; `replaced` looks at what they are. */
export type Changes = Readonly<Record<string, unknown>>

const sentFileSchema = v.looseObject({
  name: text,
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: v.string(),
  /** Day on which it was written. */
  day: text,
})

/** One application: what differs from the resume, the advert, and what was sent when and where. */
export const applicationSchema = v.looseObject({
  id: text,
  /** Employer and position. */
  name: text,
  status: orDefault<ApplicationStatus>(v.picklist(applicationStatuses), 'draft'),
  sentOn: text,
  /** How it was sent: the portal, an e-mail address, by post. */
  sentTo: text,
  /** The PDF files that were downloaded for it, the newest last. */
  files: orDefault(tolerantList(sentFileSchema), []),
  /** Hash of the one that was sent. */
  sentFile: text,
  /** Text of the advert. */
  advert: text,
  /**
   * The difference to the resume, one value a field: `letter/subject`, `section/projects/hidden`,
   * `entry/employments/e1/hidden`, `order/employments`, `order/sections`.
   */
  changes: orDefault(v.custom<Changes>(isObject), {}),
})

export type Application = DataOf<typeof applicationSchema>
export type SentFile = DataOf<typeof sentFileSchema>

export const emptyApplication: Application = v.parse(applicationSchema, {})
