import { idGiver, type Drawing } from '../document/drawing.ts'
import { readSvg } from './readSvg.ts'
import { startTag, type SvgNode } from '../document/svgNode.ts'

const sameText = (one: SvgNode, other: SvgNode) =>
  one.lead === other.lead &&
  one.trail === other.trail &&
  one.raw === other.raw &&
  one.tag?.inner === other.tag?.inner &&
  one.tag?.end === other.tag?.end &&
  (one.tag && startTag(one.tag)) === (other.tag && startTag(other.tag))

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** Pairs old and new children: equal ones from both ends, then the rest in order by type. */
function pairs(before: readonly SvgNode[], after: readonly SvgNode[]) {
  const found = new Map<string, SvgNode>()
  const pair = (old: SvgNode | undefined, fresh: SvgNode | undefined) => {
    const same = old && fresh && old.type === fresh.type && sameText(old, fresh)
    if (same) found.set(fresh.id, old)
    return same
  }
  let start = 0
  while (pair(before[start], after[start])) start += 1
  let [end, last] = [before.length - 1, after.length - 1]
  while (end >= start && last >= start && pair(before[end], after[last])) {
    end -= 1
    last -= 1
  }
  let next = start
  for (const fresh of after.slice(start, last + 1)) {
    const at = before.findIndex((old, index) => index >= next && index <= end && old.type === fresh.type)
    const old = before[at]
    if (!old) continue
    found.set(fresh.id, old)
    next = at + 1
  }
  return found
}

const childrenOf = (drawing: Drawing, node: SvgNode) =>
  node.children.flatMap((id) => drawing.nodes.get(id) ?? [])

/** Reads edited source. Unchanged nodes stay identical, changed ones keep their id by position. Throws SvgError. */
export function reconciled(old: Drawing, source: string): Drawing {
  const fresh = readSvg(source, idGiver([]))
  const ids = idGiver(old.nodes.keys())
  const nodes = new Map<string, SvgNode>()
  const take = (node: SvgNode, before: SvgNode | undefined, parent: string | undefined): string => {
    const id = before?.id ?? ids.next(node.id.replace(/(?<!\d)\d+$/, ''))
    const paired = before
      ? pairs(childrenOf(old, before), childrenOf(fresh, node))
      : new Map<string, SvgNode>()
    const children = childrenOf(fresh, node).map((child) => take(child, paired.get(child.id), id))
    const same =
      before && sameText(before, node) && sameList(before.children, children) && before.parent === parent
    const expanded = before?.expanded ?? node.expanded
    nodes.set(id, same ? before : { ...node, id, parent, children, expanded })
    return id
  }
  const root = fresh.nodes.get(fresh.root)
  if (!root) return old
  return { root: take(root, old.nodes.get(old.root), undefined), nodes }
}
