export const csvHeads: readonly string[] = [
  'Date',
  'Achievement',
  'Impact',
  'Evidence',
  'Tags',
  'Thanks',
  'Id',
]

export const markdownWords = {
  impact: 'Impact',
  evidence: 'Evidence',
  tags: 'Tags',
  people: 'Thanks',
  undated: 'undated',
}
