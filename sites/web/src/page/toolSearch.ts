/** What of a tool can stand in the address of its page. */
export type ViewName = 'opening' | 'period' | 'station' | 'section' | 'card'

/** The search parameters of the tools' pages; what is no word or number is read as none. */
export type ToolSearch = { readonly [Name in ViewName]?: unknown }

/** A search parameter as text. */
export const textOfSearch = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined
