import { useDraft } from '@kleinzeug/shell'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import type { SvgNode } from '../../model/document/svgNode.ts'
import type { FieldEditor } from '../../state/session.ts'
import { useEditor } from '../EditorContext.ts'

/** Input for the name of an attribute that is added or renamed, with SVG's attributes as suggestions. */
export function AttributeName({ node }: { node: SvgNode }) {
  const { editor } = useEditor()
  const naming = useAtomValue(editor.atoms.naming)
  return naming && <NameInput key={`${node.id} ${naming.from}`} node={node} from={naming.from} />
}

function NameInput({ node, from }: { node: SvgNode; from: string | undefined }) {
  const { editor, labels } = useEditor()
  const { atomStore, atoms, attributes } = editor
  const input = useRef<HTMLInputElement>(null)
  const draft = useDraft(`${node.id}/name/${from ?? ''}`, from)
  const isWrong = draft.reason !== undefined
  const [known, setKnown] = useState<readonly string[]>([])
  const id = useId()
  const element = node.tag?.name.replace(/^.*:/, '') ?? ''

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  useEffect(() => {
    let ended = false
    const show = (names: readonly string[]) => {
      if (!ended) setKnown(names)
    }
    // The suggestions are optional: any name can be typed.
    import('svg-element-attributes').then(
      ({ svgElementAttributes: all }) => show([...new Set([...(all['*'] ?? []), ...(all[element] ?? [])])]),
      () => undefined,
    )
    return () => {
      ended = true
    }
  }, [element])

  const fieldEditor: FieldEditor = {
    commit: () => {
      // The command itself moves the focus to the value.
      const text = input.current?.value ?? ''
      if (attributes.name(text.trim())) draft.clear()
      else draft.refuse(labels['problem.attribute'], text)
      return false
    },
    drop: () => {
      draft.clear()
      attributes.cancel()
    },
    nudge: () => undefined,
  }
  return (
    <div className="svg-editor-field">
      <label htmlFor={id}>{labels.attributeName}</label>
      <input
        ref={input}
        id={id}
        type="text"
        list={`${id}-known`}
        autoComplete="off"
        spellCheck={false}
        data-typing="word"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        value={draft.text}
        onChange={(event) => draft.set(event.target.value)}
        onFocus={() => atomStore.set(atoms.fieldEditor, fieldEditor)}
        onBlur={() => atomStore.set(atoms.fieldEditor, undefined)}
      />
      <datalist id={`${id}-known`}>
        {known.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {isWrong && (
        <span className="svg-editor-problem" id={`${id}-problem`} role="alert">
          {draft.reason}
        </span>
      )}
    </div>
  )
}
