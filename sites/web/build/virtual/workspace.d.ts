declare module 'virtual:workspace' {
  /** Runs in the visitor's browser, builds, checks or serves the site, is a font, or is a data set. */
  export type ReferenceGroup = 'browser' | 'build' | 'fonts' | 'data'

  export interface Reference {
    readonly name: string
    /** As installed; empty for data. */
    readonly version: string
    /** As SPDX. */
    readonly license: string
    readonly url: string
    readonly group: ReferenceGroup
  }

  export interface Statistics {
    /** In all articles. */
    readonly words: number
    /** Tests and stories as they are written; one with many cases counts once. */
    readonly tests: number
    /** Of source text, most first. */
    readonly lines: ReadonlyArray<{ readonly language: string; readonly count: number }>
    /** KiB of JavaScript that a content page loads before the visitor interacts. */
    readonly bootKibibytes: number
  }
}

declare module 'virtual:workspace/references' {
  import type { Reference } from 'virtual:workspace'
  export const references: readonly Reference[]
}

declare module 'virtual:workspace/statistics' {
  import type { Statistics } from 'virtual:workspace'
  export const statistics: Statistics
}

declare module 'virtual:workspace/addressing' {
  /** How often the posts use a form, most wanted form first. */
  export const addressing: ReadonlyArray<{ readonly form: string; readonly count: number }>
}
