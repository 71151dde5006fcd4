// Limits on what a browser would take seconds to draw.
import { mostCopies, mostPatterns } from '../../model/text/safety.ts'

const paints = ['fill', 'stroke', 'mask', 'clip-path', 'filter', 'style'] as const

/** Removes the reference of `use` elements whose copies exceed the limit or refer to themselves. */
export function limitCopies(root: SVGElement) {
  const uses = [...root.querySelectorAll('use')]
  if (uses.length === 0) return
  const targets = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]))
  const known = new Map<Element, number>()
  const copies = (element: Element): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    known.set(element, Infinity)
    let count = 1
    const inside = element.tagName === 'use' ? [element] : [...element.querySelectorAll('use')]
    for (const use of inside) {
      const target = targets.get((use.getAttribute('href') ?? '').slice(1))
      if (target) count += copies(target)
    }
    known.set(element, count)
    return count
  }
  for (const use of uses) if (copies(use) > mostCopies) use.removeAttribute('href')
  const all = uses.reduce((sum, use) => sum + copies(use), 0)
  if (all > mostCopies) for (const use of uses) use.removeAttribute('href')
}

/** Removes pattern paints nested beyond the limit: browsers draw every level for each tile. */
export function limitPatterns(root: SVGElement) {
  const patterns = [...root.querySelectorAll('pattern')]
  const byId = new Map(patterns.map((pattern) => [pattern.id, pattern]))
  const known = new Map<Element, number>()
  const targetsOf = (element: Element) =>
    paints.flatMap((name) => {
      const [, id = ''] = /url\(\s*["']?#([^"')\s]+)/.exec(element.getAttribute(name) ?? '') ?? []
      return byId.get(id) ?? []
    })
  const depthOf = (pattern: Element): number => {
    const before = known.get(pattern)
    if (before !== undefined) return before
    // Until its depth is known it counts as infinite, which catches cycles.
    known.set(pattern, Infinity)
    let depth = 1
    for (const inner of pattern.querySelectorAll('*')) {
      for (const target of targetsOf(inner)) depth = Math.max(depth, 1 + depthOf(target))
    }
    known.set(pattern, depth)
    return depth
  }
  for (const pattern of patterns) {
    if (depthOf(pattern) <= mostPatterns) continue
    for (const user of pattern.querySelectorAll('*')) {
      if (targetsOf(user).length === 0) continue
      for (const name of paints) user.removeAttribute(name)
      user.setAttribute('fill', 'none')
    }
  }
}
