/** What of a tool can stand in the address of its page. */
export type ViewName = 'opening' | 'period' | 'station' | 'section' | 'card'

/** The search parameters of the tools' pages; what is no view is left to the tool, which shows its start. */
export type ToolSearch = { readonly [Name in ViewName]?: string | number }
