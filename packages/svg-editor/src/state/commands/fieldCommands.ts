import {
  fieldNumber,
  fieldValue,
  fieldsOf,
  withField,
  type Field,
  type FieldProblem,
} from '../../model/edit/fields.ts'
import { formatNumber, readMeasure } from '../../model/text/numbers.ts'
import type { SvgNode } from '../../model/document/svgNode.ts'
import { spokenField } from '../fieldNames.ts'
import type { Session } from '../session.ts'

/** Moves between the form's fields and changes their values. */
export function fieldCommands(session: Session) {
  const { store, atomStore, atoms, say } = session

  function current(): { fields: readonly Field[]; at: number } {
    const fields = fieldsOf(session.current())
    const key = atomStore.get(atoms.field)
    return {
      fields,
      at: Math.max(
        0,
        fields.findIndex((field) => field.key === key),
      ),
    }
  }

  function stand(at: number) {
    const { fields } = current()
    const field = fields[Math.min(fields.length - 1, Math.max(0, at))]
    if (!field) return
    atomStore.set(atoms.field, field.key)
    say((texts) => texts['say.value'](spokenField(texts, field), field.value))
  }

  function sayChanged(node: SvgNode, key: string, value: string) {
    const field = fieldsOf(node).find((each) => each.key === key)
    say((texts) => texts['say.changed'](node.id, field ? spokenField(texts, field) : key, value))
  }

  return {
    current,
    stand,
    step: (by: number) => stand(current().at + by),
    /** Commits typed text. @returns the problem if it is invalid */
    enter: (id: string, key: string, text: string): FieldProblem | undefined => {
      const node = store.get(id)
      if (!node) return undefined
      const next = withField(store.drawing().nodes, node, key, text)
      if (typeof next === 'string') return next
      if (next === node) return undefined
      store.commit((draft) => draft.put(next))
      store.endStep()
      sayChanged(next, key, fieldValue(next, key))
      return undefined
    },
    /** Changes the current value by a step; consecutive steps are one undo step. */
    nudge: (id: string, key: string, by: number) => {
      const node = store.get(id)
      if (!node) return
      if (!readMeasure(fieldValue(node, key) || '0')) return
      const value = formatNumber(fieldNumber(node, key) + by)
      const next = withField(store.drawing().nodes, node, key, value)
      if (typeof next === 'string') return
      store.commit((draft) => draft.put(next), `field ${id} ${key}`)
      sayChanged(next, key, value)
    },
  }
}
