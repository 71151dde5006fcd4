export type SearchKind =
  | 'Werkzeug'
  | 'Beitrag'
  | 'Seite'
  | 'Begriff'
  | 'Einstellung'
  | 'Abschnitt'
  | 'Quelltext'
  | 'Befehl'
  | 'Antwort'
  | 'Textstelle'

/** One thing the search can lead to; the index is a list of them, written at build. */
export interface SearchEntry {
  /** Where it leads, with `#…` for a part of a page. */
  readonly path: string
  readonly title: string
  readonly kind: SearchKind
  /** What it is about; for a part, the page it stands on. */
  readonly text: string
  /** Further words that find it. */
  readonly words?: string
}

/** The text of a section, or of a page before its first: where it is, what it is called, what it says. */
export type SectionText = readonly [path: string, title: string, text: string]
