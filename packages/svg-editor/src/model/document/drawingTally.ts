import { storedSize } from './record.ts'
import { startTag, type SvgNode } from './svgNode.ts'

/** Number, stored size and hash of a drawing's nodes: sums over the nodes, so that an edit costs its difference. */
export interface Tally {
  readonly count: number
  /** Approximate size in the record, in characters. */
  readonly size: number
  readonly high: number
  readonly low: number
}

export const emptyTally: Tally = { count: 0, size: 0, high: 0, low: 0 }

/** Two FNV-1a hashes with different offsets over everything the record restores of a node. */
function hashed(node: SvgNode): readonly [number, number] {
  const { id, type, parent = '', children, expanded, lead, trail, raw, tag } = node
  const source = tag ? [startTag(tag), tag.inner, tag.end] : []
  const text = [id, type, parent, children.join(' '), expanded, lead, trail, raw, ...source].join('\u0000')
  let high = 0x811c9dc5
  let low = 0x050c5d1f
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ code, 0x01000193)
    low ^= low >>> 13
  }
  return [high >>> 0, low >>> 0]
}

/** Cache per node; nodes are immutable. */
const tallies = new WeakMap<SvgNode, Tally>()

function tallyOf(node: SvgNode): Tally {
  const known = tallies.get(node)
  if (known) return known
  const [high, low] = hashed(node)
  const tally = { count: 1, size: storedSize(node), high, low }
  tallies.set(node, tally)
  return tally
}

/** The tally with a node added (`sign` 1) or removed (-1). */
function added(tally: Tally, node: SvgNode | undefined, sign: 1 | -1): Tally {
  if (!node) return tally
  const each = tallyOf(node)
  return {
    count: tally.count + sign * each.count,
    size: tally.size + sign * each.size,
    high: (tally.high + sign * each.high) >>> 0,
    low: (tally.low + sign * each.low) >>> 0,
  }
}

/** The tally after an edit of single nodes. */
export function tallyAfter(
  tally: Tally,
  edits: Iterable<{ readonly before: SvgNode | undefined; readonly after: SvgNode | undefined }>,
): Tally {
  let sum = tally
  for (const { before, after } of edits) sum = added(added(sum, before, -1), after, 1)
  return sum
}

/** Whether two nodes have the same content. */
export const isSameNode = (one: SvgNode | undefined, other: SvgNode | undefined) =>
  one === other ||
  (one !== undefined && other !== undefined && fingerprint(tallyOf(one)) === fingerprint(tallyOf(other)))

/** Identifies a drawing by the content of its nodes, whatever their order in memory. */
export const fingerprint = ({ count, high, low }: Tally) =>
  `${count}.${high.toString(36)}.${low.toString(36)}`

/** Tallies nodes in slices: the function returned goes on until a time and gives the tally once it is complete. */
export function tallying(nodes: readonly SvgNode[]): (until: number) => Tally | undefined {
  let tally = emptyTally
  let at = 0
  return (until) => {
    for (let node = nodes[at]; node; node = nodes[at]) {
      if (performance.now() > until) return undefined
      tally = added(tally, node, 1)
      at += 1
    }
    return tally
  }
}
