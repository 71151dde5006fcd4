import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Field, FieldProblem } from '../../model/edit/fields.ts'
import type { SvgNode } from '../../model/document/svgNode.ts'
import type { BenchLabels } from '../../labels.ts'
import type { Commands } from '../../state/commands.ts'
import { bindingFor } from '../../state/keyTable.ts'
import { situationOf } from '../../state/situation.ts'
import { useEditor } from '../EditorContext.ts'

/** The name of a field: what the file calls it, or a word. */
export function fieldLabel(labels: BenchLabels, field: Field) {
  if (field.key.startsWith('attr.')) return field.key.slice(5)
  if (field.role) return labels[`role.${field.role}`]
  if (field.section === 'points') return field.key.endsWith('.y') ? 'y' : 'x'
  const named: Readonly<Record<string, string>> = {
    stroke: labels.stroke,
    strokeWidth: labels.strokeWidth,
    fill: labels.fill,
    fillOpacity: labels.fillOpacity,
    rotateAngle: labels.rotateAngle,
  }
  return named[field.key] ?? field.key
}

/** How far one press of an arrow goes. */
const stepOf = (key: string) => (key === 'fillOpacity' || key.startsWith('scale') ? 0.1 : 1)

/**
 * One value. What is typed counts when Enter is pressed or the field is left; Escape takes it back. In
 * a number field ↑ and ↓ go by 1, with Shift by 10, with Alt by a tenth.
 */
export function FieldInput({
  field,
  node,
  present,
  small = false,
}: {
  field: Field
  node: SvgNode
  present: boolean
  small?: boolean
}) {
  const { editor, labels } = useEditor()
  const { jot, atoms, session } = editor
  const [draft, showDraft] = useState<string>()
  // The focus leaves in the middle of an event, before the state is known to be new.
  const typed = useRef<string>(undefined)
  const [problem, setProblem] = useState<FieldProblem>()
  const id = useId()
  const label = fieldLabel(labels, field)
  const entry = field.index === undefined ? '' : `${labels.entryOf(field.index + 1, field.command)}, `

  function setDraft(text: string | undefined) {
    typed.current = text
    showDraft(text)
  }

  /** Takes over what was typed; `then` follows if it could be read. */
  function commit(then?: (commands: Commands) => void) {
    const text = typed.current
    if (text === undefined) {
      if (then) editor.act(then)
      return
    }
    editor.act((commands) => {
      const found = commands.field.enter(node.id, field.key, text)
      setProblem(found)
      if (found !== undefined) return
      setDraft(undefined)
      then?.(commands)
    })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const binding = bindingFor(situationOf(session), event.key, event.shiftKey)
    if (!binding?.id.startsWith('field.')) return
    event.preventDefault()
    event.stopPropagation()
    if (binding.id === 'field.take') commit(() => session.host.focus('form'))
    else if (binding.id === 'field.drop') {
      setDraft(undefined)
      setProblem(undefined)
      session.host.focus('form')
    } else {
      const sign = binding.id === 'field.up' ? 1 : -1
      const factor = event.shiftKey ? 10 : event.altKey ? 0.1 : 1
      commit((commands) => commands.field.nudge(node.id, field.key, sign * factor * stepOf(field.key)))
    }
  }

  return (
    <div className="svg-editor-field" data-present={present || undefined} data-small={small || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={field.kind === 'text' ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        data-field={field.key}
        data-typing={field.kind === 'text' || field.kind === 'paint' ? 'word' : 'number'}
        aria-label={`${entry}${label}`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        placeholder={field.section === 'paint' ? labels.inherited : undefined}
        value={draft ?? field.value}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => {
          if (jot.get(atoms.gesture)) editor.act((commands) => commands.place.finish())
          jot.set(atoms.field, field.key)
          event.target.select()
        }}
        onBlur={() => {
          commit()
          editor.store.seal()
        }}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && (
        <span className="svg-editor-problem" id={`${id}-problem`} role="alert">
          {labels[`problem.${problem}`]}
        </span>
      )}
    </div>
  )
}
