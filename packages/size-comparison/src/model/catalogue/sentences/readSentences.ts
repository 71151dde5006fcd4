/** Reads rows `id|sentence` into the sentence of each thing. */
export const readSentences = (tables: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    tables.flatMap((table) =>
      table
        .split('\n')
        .filter(Boolean)
        .map((row) => {
          const at = row.indexOf('|')
          return [row.slice(0, at), row.slice(at + 1)] as const
        }),
    ),
  )
