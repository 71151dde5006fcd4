declare module 'virtual:source' {
  export interface ListedFile {
    /** Its name in links: `draw.ts`, and line 12 of it `draw.ts-L12`. */
    readonly id: string
    /** Below the package's folder. */
    readonly path: string
    /** A test, a story or what only they use. */
    readonly proof: boolean
    readonly lines: number
  }

  export interface PackageSource {
    readonly name: string
    readonly version: string
    readonly license: string
    readonly files: readonly ListedFile[]
  }

  /** Loads the list of a package's files, by its folder below packages/. */
  export const sources: Readonly<Record<string, () => Promise<{ source: PackageSource }>>>
}
