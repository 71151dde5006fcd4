import { fieldsOf } from '../../model/edit/fields.ts'
import { formatPath, parsePath, type PathCommand, type PathData } from '../../model/path/pathData.ts'
import { withNewSegment, withoutSegment } from '../../model/path/pathEdit.ts'
import { formatPoints, parsePoints, withoutPoint, withPoint } from '../../model/path/points.ts'
import { between } from '../../model/path/pathGeometry.ts'
import { attribute, withAttribute } from '../../model/document/svgNode.ts'
import type { Session } from '../session.ts'
import { entryOfField } from '../keys/keyContext.ts'

/** Edits the points of lists and the commands of paths. */
export function pathCommands(session: Session) {
  const { store, atomStore, atoms, say } = session

  const currentIndex = () => entryOfField(atomStore.get(atoms.field))

  /** Insertion index of new commands: after the current one, else at the end. */
  function place() {
    const { segments } = parsePath(attribute(session.current(), 'd') ?? '')
    const at = currentIndex()
    return at >= 0 && at < segments.length ? at : segments.length - 1
  }

  /** Makes a command's end point the form's current field, or the command itself where it has none. */
  function stand(at: number) {
    const fields = fieldsOf(session.current()).filter(({ index }) => index === at)
    const field = fields.find(({ role }) => role === 'to.x') ?? fields[0]
    if (field) atomStore.set(atoms.field, field.key)
  }

  function edit(change: (path: PathData) => PathData) {
    const node = session.current()
    store.commit((draft) => {
      const next = change(parsePath(attribute(node, 'd') ?? ''))
      draft.put(withAttribute(node, 'd', formatPath(next)))
    })
  }

  return {
    place,
    stand,
    edit,
    draw: (command: PathCommand) => {
      const at = place()
      edit((path) => withNewSegment(path, at, command))
      session.setMode('ready')
      stand(at + 1)
      say((texts) => texts['say.added'](command))
      const run = () => {
        const last = place()
        edit((path) => withNewSegment(path, last, command))
        stand(last + 1)
      }
      atomStore.set(atoms.repeatable, { run })
    },
    removeCommand: () => {
      const at = currentIndex()
      edit((path) => withoutSegment(path, at))
      stand(Math.min(at, parsePath(attribute(session.current(), 'd') ?? '').segments.length - 1))
      say((texts) => texts['say.removed'](at + 1))
    },
    addPoint: () => {
      const node = session.current()
      const list = parsePoints(attribute(node, 'points') ?? '')
      const at = currentIndex() < 0 ? list.points.length - 1 : currentIndex()
      const here = list.points[at] ?? { x: 160, y: 200 }
      const next = list.points[at + 1]
      // Halfway to the next point, or 40 units right of the last.
      const point = next ? between(here, next, 0.5) : { x: here.x + 40, y: here.y }
      store.commit((draft) =>
        draft.put(withAttribute(node, 'points', formatPoints(withPoint(list, at + 1, point)))),
      )
      atomStore.set(atoms.field, `points.${at + 1}.x`)
      say((texts) => texts['say.pointAt'](at + 2, list.points.length + 1, point.x, point.y))
    },
    removePoint: () => {
      const node = session.current()
      const list = parsePoints(attribute(node, 'points') ?? '')
      const at = currentIndex()
      store.commit((draft) => draft.put(withAttribute(node, 'points', formatPoints(withoutPoint(list, at)))))
      const left = Math.min(at, list.points.length - 2)
      atomStore.set(atoms.field, left >= 0 ? `points.${left}.x` : '')
      say((texts) => texts['say.removed'](at + 1))
    },
  }
}
