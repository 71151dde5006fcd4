import type { Entry, Resume } from './resume.ts'
import { entriesOf, withEntries } from './sectionEntries.ts'
import { knownListIds } from './sections.ts'

/** The bullets of an entry that its pages show. */
export const shownBullets = ({ bullets, hiddenBullets }: Entry): readonly string[] =>
  hiddenBullets.length === 0 ? bullets : bullets.filter((_bullet, at) => !hiddenBullets.includes(at))

/** A resume without the entries and bullets that are hidden. */
export const withoutHidden = (resume: Resume): Resume =>
  [...knownListIds, ...resume.ownSections.map(({ id }) => id)].reduce(
    (shown, id) =>
      withEntries(
        shown,
        id,
        entriesOf(resume, id).flatMap((entry) =>
          entry.hidden ? [] : [{ ...entry, bullets: shownBullets(entry), hiddenBullets: [] }],
        ),
      ),
    resume,
  )

/** Where the hidden bullets stand after an edit of the list: those before and behind what changed stay hidden. */
export function hiddenAfter({ bullets, hiddenBullets }: Entry, next: readonly string[]): readonly number[] {
  if (hiddenBullets.length === 0) return hiddenBullets
  const shorter = Math.min(bullets.length, next.length)
  let same = 0
  while (same < shorter && bullets[same] === next[same]) same++
  let tail = 0
  while (tail < shorter - same && bullets.at(-1 - tail) === next.at(-1 - tail)) tail++
  const changed = next.length - tail
  return hiddenBullets.flatMap((at) => {
    if (at >= bullets.length - tail) return [at + next.length - bullets.length]
    // Of what changed as many lines as there were before.
    return at < same || at < changed ? [at] : []
  })
}
