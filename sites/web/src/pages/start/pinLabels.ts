/** What is announced when a tool is pinned. */
export const pinLabels = {
  pinned: 'Angeheftet: Das Werkzeug steht jetzt vorn.',
  unpinned: 'Abgelöst.',
} as const
