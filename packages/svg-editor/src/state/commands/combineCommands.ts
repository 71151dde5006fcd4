import { partLabels } from '../../labels/parts.ts'
import type { EditorLabels } from '../../labels/editor.ts'
import { nodeOf } from '../../model/document/drawing.ts'
import { attribute, withAttribute } from '../../model/document/svgNode.ts'
import { toPath } from '../../model/edit/toPath.ts'
import { isFixed } from '../../model/edit/visibility.ts'
import { removeNodes } from '../../model/edit/treeEdit.ts'
import { matrixToPage, pageOf } from '../../model/geometry/viewport.ts'
import { combine, type Combination, type CombineProblem } from '../../model/path/combine.ts'
import { formatPath, parsePath } from '../../model/path/pathData.ts'
import { simplified } from '../../model/path/simplify.ts'
import { rounded } from '../../model/text/numbers.ts'
import type { Session } from '../session.ts'
import type { placeCommands } from './placeCommands.ts'

/** Combines the areas of the selected shapes, and simplifies paths. Loaded when first needed. */
export function combineCommands(session: Session, { targets }: ReturnType<typeof placeCommands>) {
  const { store, atomStore, atoms, say } = session
  const withParts = (texts: EditorLabels) => ({ ...partLabels, ...texts })

  function refuse({ problem, id }: CombineProblem) {
    atomStore.set(atoms.alert, { kind: 'combine', problem, id })
  }

  /** The selected nodes, unless one of them is fixed, which is told. */
  function chosen() {
    session.setMode('ready')
    const fixed = session.selectedNodes().find((node) => isFixed(store.drawing().nodes, node))
    if (fixed) refuse({ problem: 'fixed', id: fixed.id })
    return fixed ? undefined : targets()
  }

  return {
    combine: (how: Combination) => {
      const shapes = chosen()
      if (!shapes) return
      const { nodes } = store.drawing()
      const result = combine(nodes, shapes, how)
      const [first, ...others] = shapes
      if (typeof result !== 'string') refuse(result)
      if (typeof result !== 'string' || !first) return
      const id = store.commit((draft) => {
        removeNodes(
          draft,
          others.map((node) => node.id),
        )
        return toPath(draft, nodeOf(draft, first.id), result)
      })
      store.endStep()
      atomStore.set(atoms.alert, undefined)
      session.select([id])
      say((texts) => withParts(texts)['say.combined'](id, shapes.length))
    },

    /** @param times of a thousandth of the page, by which a path may change */
    simplify: (times: number) => {
      const paths = chosen()
      if (!paths) return
      const { nodes, root } = store.drawing()
      const page = pageOf(nodeOf(nodes, root))
      const tolerance = (times * Math.max(page.width, page.height)) / 1000
      const other = paths.find(({ type }) => type !== 'path')
      if (other) {
        refuse({ problem: 'noPath', id: other.id })
        return
      }
      const points = { before: 0, after: 0 }
      store.commit((draft) => {
        for (const node of paths) {
          const [a, b, c, d] = matrixToPage(nodes, node)
          // The longest distance that the transform gives a unit.
          const scale = Math.hypot(a, b, c, d)
          const before = parsePath(attribute(node, 'd') ?? '')
          const after = scale > 0 ? simplified(before, tolerance / scale) : before
          points.before += pointsOf(before)
          points.after += pointsOf(after)
          draft.put(withAttribute(node, 'd', formatPath(after)))
        }
      })
      store.endStep()
      atomStore.set(atoms.alert, undefined)
      say((texts) => withParts(texts)['say.simplified'](points.before, points.after, rounded(tolerance)))
    },
  }
}

const pointsOf = ({ segments }: ReturnType<typeof parsePath>) =>
  segments.filter(({ command }) => !/[Zz]/.test(command)).length
