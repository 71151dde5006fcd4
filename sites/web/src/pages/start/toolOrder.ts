/** What the order of the tools is made of. */
export interface OrderedTool {
  readonly route: string
  /** Fields of the record that it owns. */
  readonly fields: readonly string[]
}

/** What of the stored record the order needs. */
export interface UsedRecord {
  readonly meta?: { readonly revisions?: Readonly<Record<string, number>> }
  readonly startTools?: { readonly own?: boolean; readonly pinned?: readonly string[] }
}

/**
 * The routes of the tools: pinned ones first, as they were pinned, then those with data, the last edited first, then
 * the others as they stand. When something was edited is what the record knows of each field anyway.
 */
export function toolOrder(
  tools: readonly OrderedTool[],
  { meta, startTools }: UsedRecord,
): readonly string[] {
  if (startTools?.own === false) return tools.map(({ route }) => route)
  const pinned = startTools?.pinned ?? []
  const rankOf = ({ route, fields }: OrderedTool) => {
    const place = pinned.indexOf(route)
    if (place >= 0) return Number.MAX_VALUE / (place + 1)
    return Math.max(0, ...fields.map((field) => meta?.revisions?.[field] ?? 0))
  }
  return tools.toSorted((a, b) => rankOf(b) - rankOf(a)).map(({ route }) => route)
}
