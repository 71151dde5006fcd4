import type { KnownListId } from '../sections.ts'

/** What files have and a resume has no field for. */
export const movedParts = [
  'licence',
  'references',
  'publications',
  'awards',
  'volunteering',
  'other',
] as const
export type MovedPart = (typeof movedParts)[number]

/** What was read of a file, with what went into a section that is not its own. */
export interface Moved<T> {
  readonly resume: T
  readonly moved: ReadonlyArray<{ readonly part: MovedPart; readonly section: KnownListId }>
}

/** The parts that a file has. */
export const movedWhere = (
  parts: ReadonlyArray<readonly [part: MovedPart, section: KnownListId, items: readonly unknown[]]>,
): Moved<unknown>['moved'] =>
  parts.flatMap(([part, section, items]) => (items.length > 0 ? [{ part, section }] : []))
