/** Stored text that could not be read as expected, kept until the visitor dismisses it. */
export interface SetAside {
  readonly id: string
  /** The field it belonged to; `''`: the record as a whole. */
  readonly name: string
  /** When it was found, in ms since 1970. */
  readonly date: number
  /** `syntax`: not JSON; `checksum`: changed by something other than this site; `shape`: the tool cannot decode it. */
  readonly reason: 'syntax' | 'checksum' | 'shape'
  /** What replaced it: the mirror's copy, the damaged value as far as readable, the rest of the value, or the tool's defaults. */
  readonly outcome: 'recovered' | 'kept' | 'omitted' | 'defaults'
  /** Length of the text in UTF-16 units. */
  readonly size: number
  /** The visitor has dismissed it: the text is deleted, and the same text is not set aside again. */
  readonly isDismissed?: boolean
}

/** A text to be set aside. */
export type Found = Pick<SetAside, 'name' | 'reason' | 'outcome'> & { readonly text: string }

/** The field in which records of earlier visits, and those of browsers without IndexedDB, hold texts. */
export const setAsideField = 'setAside'

export interface SetAsideList {
  /** All entries, those that were dismissed included. */
  readonly all: () => readonly SetAside[]
  /** Those of which the mirror has the text. */
  readonly inMirror: () => readonly SetAside[]
  /** Replaces the latter. */
  readonly load: (items: unknown) => void
}

export const asList = (data: unknown): readonly SetAside[] => (Array.isArray(data) ? data : [])
