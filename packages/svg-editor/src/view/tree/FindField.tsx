import { useEffect, useRef, type KeyboardEvent } from 'react'
import { bindingFor } from '../../state/keyTable.ts'
import type { Find } from '../../state/session.ts'
import { situationOf } from '../../state/situation.ts'
import { useEditor } from '../EditorContext.ts'

/** The name that is looked for: every letter leads on in the tree below. */
export function FindField({ find }: { find: Find }) {
  const { editor, labels } = useEditor()
  const { session } = editor
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const id = bindingFor(situationOf(session), event.key, event.shiftKey)?.id
    if (!id?.startsWith('find.')) return
    event.preventDefault()
    event.stopPropagation()
    editor.act((commands) => {
      if (id === 'find.next') commands.find.step(1)
      else if (id === 'find.previous') commands.find.step(-1)
      else {
        commands.find.end(id === 'find.take')
        session.host.focus('tree')
      }
    })
  }

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
        onBlur={() => editor.act((commands) => commands.find.end(true))}
        onChange={({ target }) => editor.act((commands) => commands.find.type(target.value))}
        onKeyDown={onKeyDown}
      />
      <output aria-hidden="true">{find.text.trim() === '' ? '' : labels.findCount(find.found)}</output>
    </span>
  )
}
