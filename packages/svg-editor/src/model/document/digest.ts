import type { NodeEdit } from './diff.ts'
import type { Drawing } from './drawing.ts'
import { storedSize } from './record.ts'
import { startTag, type SvgNode } from './svgNode.ts'

/** Number, stored size and hash of a drawing's nodes: sums over the nodes, so that an edit costs its difference. */
export interface Digest {
  readonly count: number
  /** Approximate size in the record, in characters. */
  readonly size: number
  readonly high: number
  readonly low: number
}

const empty: Digest = { count: 0, size: 0, high: 0, low: 0 }

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
const digests = new WeakMap<SvgNode, Digest>()

function digestOfNode(node: SvgNode): Digest {
  const known = digests.get(node)
  if (known) return known
  const [high, low] = hashed(node)
  const digest = { count: 1, size: storedSize(node), high, low }
  digests.set(node, digest)
  return digest
}

/** The digest with a node added (`sign` 1) or removed (-1). */
function added(digest: Digest, node: SvgNode | undefined, sign: 1 | -1): Digest {
  if (!node) return digest
  const each = digestOfNode(node)
  return {
    count: digest.count + sign * each.count,
    size: digest.size + sign * each.size,
    high: (digest.high + sign * each.high) >>> 0,
    low: (digest.low + sign * each.low) >>> 0,
  }
}

/** The digest after edits of single nodes. */
export function digestAfter(digest: Digest, edits: Iterable<NodeEdit>): Digest {
  let sum = digest
  for (const { before, after } of edits) sum = added(added(sum, before, -1), after, 1)
  return sum
}

/** The digest of a whole drawing. */
export const digestOf = ({ nodes }: Pick<Drawing, 'nodes'>) =>
  digestAfter(
    empty,
    [...nodes.values()].map((after) => ({ before: undefined, after })),
  )

/** Whether two nodes have the same content. */
export const isSameNode = (one: SvgNode | undefined, other: SvgNode | undefined) =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    fingerprint(digestOfNode(one)) === fingerprint(digestOfNode(other)))

/** Identifies a drawing by the content of its nodes, whatever their order in memory. */
export const fingerprint = ({ count, high, low }: Digest) =>
  `${count}.${high.toString(36)}.${low.toString(36)}`

/** Digests nodes in slices: the function returned goes on until a time and gives the digest once it is complete. */
export function digesting({ nodes }: Pick<Drawing, 'nodes'>): (until: number) => Digest | undefined {
  const all = [...nodes.values()]
  let digest = empty
  let at = 0
  return (until) => {
    for (let node = all[at]; node; node = all[at]) {
      if (performance.now() > until) return undefined
      digest = added(digest, node, 1)
      at += 1
    }
    return digest
  }
}
