declare module 'virtual:source' {
  export interface SourceFile {
    /** Its name in links: `draw.ts`, and line 12 of it `draw.ts-L12`. */
    readonly id: string
    /** Below the package's folder. */
    readonly path: string
    /** A test, a story or what only they use. */
    readonly proof: boolean
    readonly code: string
    /** Pairs of length and kind of token (1 to 5, see build/content/codeTheme.ts), covering `code`. */
    readonly runs: readonly number[]
  }

  export interface PackageSource {
    readonly name: string
    readonly version: string
    readonly license: string
    readonly files: readonly SourceFile[]
  }

  /** Loads the files of a package, by its folder below packages/. */
  export const sources: Readonly<Record<string, () => Promise<{ source: PackageSource }>>>
}
