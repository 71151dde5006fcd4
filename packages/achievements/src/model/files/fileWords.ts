/** The columns of a written table; the reader knows them in both languages. */
export const csvHeads: readonly string[] = ['Datum', 'Erfolg', 'Wirkung', 'Beleg', 'Tags', 'Dank', 'Id']

/** Names of the lines below an entry in written Markdown, and what stands in place of a date. */
export const markdownWords = {
  impact: 'Wirkung',
  evidence: 'Beleg',
  tags: 'Tags',
  people: 'Dank',
  undated: 'ohne Datum',
}
