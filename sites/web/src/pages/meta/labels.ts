import type { ReferenceGroup } from 'virtual:workspace'

/** The headings of the lists that the build generates, and the names of what it counts. */
export const metaLabels = {
  references: {
    browser: 'Läuft im Browser',
    fonts: 'Schriften',
    data: 'Daten',
    build: 'Baut, prüft und liefert aus',
  } satisfies Record<ReferenceGroup, string>,
  numbers: {
    pages: 'Seiten',
    posts: 'Beiträge',
    words: 'Wörter',
    tools: 'Werkzeuge',
    tests: 'Tests',
    boot: 'KiB Skript vorab, höchstens',
    lines: 'Zeilen Quelltext',
  },
} as const
