import { useEffect, useRef } from 'react'
import type { Find } from '../../state/session.ts'
import { useEditor } from '../EditorContext.ts'

/** The search field; with every letter the tree goes to the first match. */
export function FindField({ find }: { find: Find }) {
  const { editor, labels } = useEditor()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  const nothing = find.text.trim() !== '' && find.found === 0
  return (
    <span className="svg-editor-find" data-nothing={nothing || undefined}>
      <input
        ref={input}
        type="text"
        role="searchbox"
        autoComplete="off"
        spellCheck={false}
        aria-label={labels.findLabel}
        aria-invalid={nothing || undefined}
        value={find.text}
        data-typing="find"
        onBlur={() => editor.find.end(true)}
        onChange={({ target }) => editor.find.type(target.value)}
      />
      <output aria-hidden="true">{find.text.trim() === '' ? '' : labels.findCount(find.found)}</output>
    </span>
  )
}
