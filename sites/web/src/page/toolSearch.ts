/** What of a tool can stand in the address of its page. */
export type ViewName = 'opening' | 'period' | 'station' | 'section' | 'card'

/** The search parameters of the tools' pages. */
export type ToolSearch = { readonly [Name in ViewName]?: string | number }

/** Words and numbers alone; parameters of other origin, such as those of the share menu, stay as they are. */
export const readToolSearch = (search: Readonly<Record<string, unknown>>): ToolSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => /string|number/.test(typeof value)))
