import type { Slice } from '@kleinzeug/storage'
import type { Arrived } from './exchange.ts'

/** How a slice reads and merges its data. */
type Merging = Pick<Slice<unknown>, 'decode' | 'merge'>

export interface Merged {
  /** JSON text of each slice that both devices hold afterwards. */
  readonly texts: ReadonlyMap<string, string>
  /** Slices of which one device holds another edit of the same item that was left out. */
  readonly lost: readonly string[]
  /** Slices that could not be read; they stay as they are. */
  readonly unreadable: readonly string[]
}

/** Whether `a` leads: the later edit, and for equal times the same one on both devices. */
const leads = (a: Arrived, b: Arrived) =>
  a.revision === b.revision ? a.text > b.text : a.revision > b.revision

/**
 * Merges what arrived into one's own, by each slice's own merge with the later edit first, so that two devices that
 * do this with the same two texts hold the same afterwards. Where a slice has no merge the later edit is taken.
 *
 * @param own the texts of this device at the time of the exchange
 */
export function mergeParts(
  own: ReadonlyMap<string, Arrived>,
  arrived: ReadonlyMap<string, Arrived>,
  slices: ReadonlyMap<string, Merging>,
): Merged {
  const texts = new Map<string, string>()
  const lost = new Set<string>()
  const unreadable: string[] = []
  for (const [name, theirs] of arrived) {
    const slice = slices.get(name)
    const mine = own.get(name)
    const read = ({ text }: Arrived) => slice?.decode(parsed(text))
    if (!slice || read(theirs) === undefined) unreadable.push(name)
    else if (!mine || read(mine) === undefined) texts.set(name, theirs.text)
    else {
      const [first, second] = leads(mine, theirs) ? [mine, theirs] : [theirs, mine]
      const merged = slice.merge?.(undefined, read(first), read(second), () => lost.add(name))
      if (!merged) lost.add(name)
      texts.set(name, merged === undefined ? first.text : JSON.stringify(merged))
    }
  }
  return { texts, lost: [...lost], unreadable }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
