import * as v from 'valibot'

/** A drawing that is too large for the record, as source; without one the open drawing is in the record. */
export interface SvgEditorLarge {
  readonly source?: string
  /** Name of the file it was read from, without its extension. */
  readonly fileName?: string
}

const schema = v.looseObject({ source: v.exactOptional(v.string()), fileName: v.exactOptional(v.string()) })

/** Decodes it; `undefined` for any other data. */
export function decodeLarge(data: unknown): SvgEditorLarge | undefined {
  const read = v.safeParse(schema, data)
  return read.success ? read.output : undefined
}
