import { useDraft } from '@kleinzeug/shell'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Field } from '../../model/edit/fields.ts'
import type { SvgNode } from '../../model/document/svgNode.ts'
import { fieldLabel } from '../../state/fieldNames.ts'
import type { FieldEditor } from '../../state/session.ts'
import { useEditor } from '../EditorContext.ts'

/** Step of an arrow key. */
const stepOf = (key: string) => (key === 'fillOpacity' || key.startsWith('scale') ? 0.1 : 1)

/**
 * The input of one field. Enter or leaving it commits the text, Escape reverts it. In a number field ↑ and ↓
 * step by 1, with Shift by 10, with Alt by 0.1.
 */
export function FieldInput({
  field,
  node,
  current,
  small = false,
}: {
  field: Field
  node: SvgNode
  current: boolean
  small?: boolean
}) {
  const { editor, labels } = useEditor()
  const { atomStore, atoms } = editor
  const draft = useDraft(`${node.id}/${field.key}`, field.value)
  const { isDraft, text: shown } = draft
  // A ref, because the blur happens within the event, before React has rendered the new state.
  const typed = useRef<string>(undefined)
  useEffect(() => {
    if (isDraft) typed.current = shown
  }, [isDraft, shown])
  const id = useId()
  const label = fieldLabel(labels, field)
  const entry = field.index === undefined ? '' : `${labels.entryOf(field.index + 1, field.command)}, `

  function drop() {
    typed.current = undefined
    draft.clear()
  }

  /** Commits the typed text. @returns whether it was valid */
  function commit(): boolean {
    const text = typed.current
    if (text === undefined) return true
    const found = editor.field.enter(node.id, field.key, text)
    if (found === undefined) drop()
    else draft.refuse(labels[`problem.${found}`], text)
    return found === undefined
  }

  const fieldEditor: FieldEditor = {
    commit,
    drop,
    nudge: (steps) => {
      if (commit()) editor.field.nudge(node.id, field.key, steps * stepOf(field.key))
    },
  }

  function begin() {
    atomStore.set(atoms.field, field.key)
    atomStore.set(atoms.fieldEditor, fieldEditor)
  }
  const own = useRef<HTMLInputElement>(null)
  const beginHydrated = useEffectEvent(begin)
  // A visitor may be typing already when the page is hydrated.
  useEffect(() => {
    if (own.current?.matches(':focus')) beginHydrated()
  }, [])

  return (
    <div className="svg-editor-field" data-current={current || undefined} data-small={small || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={own}
        id={id}
        type="text"
        inputMode={field.kind === 'text' ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        data-field={field.key}
        data-typing={field.kind === 'text' || field.kind === 'paint' ? 'word' : 'number'}
        aria-label={`${entry}${label}`}
        aria-invalid={draft.reason !== undefined || undefined}
        aria-describedby={draft.reason === undefined ? undefined : `${id}-problem`}
        placeholder={field.section === 'paint' ? labels.inherited : undefined}
        value={draft.text}
        onChange={(event) => {
          typed.current = event.target.value
          draft.set(event.target.value)
        }}
        onFocus={(event) => {
          if (atomStore.get(atoms.gesture)) editor.place.finish()
          begin()
          // React repeats a focus that came before hydration, untrusted: the visitor types there already.
          if (event.nativeEvent.isTrusted) event.target.select()
        }}
        onBlur={() => {
          atomStore.set(atoms.fieldEditor, undefined)
          commit()
          editor.store.endStep()
        }}
      />
      {draft.reason !== undefined && (
        <span className="svg-editor-problem" id={`${id}-problem`} role="alert">
          {draft.reason}
        </span>
      )}
    </div>
  )
}
