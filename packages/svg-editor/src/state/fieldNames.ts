import type { EditorLabels } from '../labels/editor.ts'
import type { Field } from '../model/edit/fields.ts'

/** The label of a field: a word, or its SVG attribute name. */
export function fieldLabel(labels: EditorLabels, field: Field) {
  if (field.key.startsWith('attr.')) return field.key.slice(5)
  if (field.role) return labels[`role.${field.role}`]
  if (field.section === 'points') return field.key.endsWith('.y') ? 'y' : 'x'
  // `stroke` and others have words, `cx` has none.
  const word: unknown = Reflect.get(labels, field.key)
  return typeof word === 'string' ? word : field.key
}

/** The accessible name of a field, with its point or command: `Punkt 3, y`. */
export const spokenField = (labels: EditorLabels, field: Field) =>
  field.index === undefined
    ? fieldLabel(labels, field)
    : `${labels.entryOf(field.index + 1, field.command)}, ${fieldLabel(labels, field)}`
