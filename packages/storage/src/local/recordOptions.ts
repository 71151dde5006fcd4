import type { Environment } from './environment.ts'

export interface RecordOptions extends Partial<Environment> {
  /** Name of the localStorage entry and of the IndexedDB database; `kleinzeug` by default. */
  readonly key?: string
  /** How long edits are coalesced before they are stored, in ms; 300 by default. */
  readonly delay?: number
  /** How long to wait for the mirror, in ms; 2,000 by default. */
  readonly timeout?: number
  /** The fields that the application specifies, and what each may hold. A field that is not specified may hold anything. */
  readonly specified?: Readonly<Record<string, (data: unknown) => boolean>>
  /** Values of fields that a record from before `meta` gets where it lacks them. */
  readonly defaultsOfOldRecord?: Readonly<Record<string, unknown>>
  /** Fields whose edits make no export due. */
  readonly preferences?: readonly string[]
  /** Fields too large for localStorage: stored in the mirror alone, where there is one. */
  readonly mirrored?: readonly string[]
}
