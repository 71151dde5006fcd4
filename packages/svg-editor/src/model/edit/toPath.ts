import type { Draft } from '../document/drawingStore.ts'
import { prefixOf, withAttribute, withRenamed, type SvgNode } from '../document/svgNode.ts'

/** Attributes that give the other shapes their form, and the length that those of a path are scaled to. */
const formNames = new Set(['points', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'pathLength'])

/** Replaces a shape by a path with all its other attributes and children. @returns the id of the path */
export function toPath(draft: Draft, shape: SvgNode, d: string): string {
  if (!shape.tag) return shape.id
  const { attributes, end } = shape.tag
  const name = `${prefixOf(shape)}path`
  // `d` takes the place of the first attribute of the form.
  const [form = ''] = attributes.flatMap((each) =>
    formNames.has(each.name) || each.name === 'd' ? each.name : [],
  )
  const renamed = withAttribute(form === '' ? shape : withRenamed(shape, form, 'd'), 'd', d)
  const tag = {
    ...shape.tag,
    name,
    end: end && end.replace(shape.tag.name, name),
    attributes: (renamed.tag?.attributes ?? []).filter((each) => !formNames.has(each.name)),
  }
  if (shape.type === 'path') {
    draft.put({ ...shape, tag })
    return shape.id
  }
  const id = draft.ids.next('path')
  draft.delete(shape.id)
  draft.put({ ...shape, id, type: 'path', tag })
  for (const child of shape.children) {
    const node = draft.get(child)
    if (node) draft.put({ ...node, parent: id })
  }
  const parent = draft.get(shape.parent ?? '')
  if (parent)
    draft.put({ ...parent, children: parent.children.map((each) => (each === shape.id ? id : each)) })
  return id
}
