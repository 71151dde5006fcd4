export interface FontFile {
  /** The letters that are looked for in it, as a CSS `unicode-range`. */
  readonly letters: string
  readonly address: URL
}

/** The files of a family by their weight. */
export interface FontFamily {
  readonly name: string
  readonly 400: readonly FontFile[]
  readonly 500: readonly FontFile[]
  readonly 600: readonly FontFile[]
  /** Only Latin; other letters stand upright. */
  readonly italic?: Readonly<Record<400 | 600, readonly FontFile[]>>
}
