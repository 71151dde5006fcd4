import { Dialog, TextField } from '@kleinzeug/ui'
import { useState } from 'react'
import { walk } from '../model/drawing.ts'
import { attribute, type SvgNode } from '../model/svgNode.ts'
import { useEditor } from './EditorContext.ts'
import { TypeMark } from './TypeMark.tsx'

const most = 8

/** Jumps to a node by a part of its name, type-ahead across the whole drawing. */
export function JumpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { editor, labels } = useEditor()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const { nodes, root } = editor.store.drawing()
  const found: SvgNode[] = []
  if (open && wanted !== '') {
    for (const node of walk(nodes, root)) {
      const names = [
        node.id,
        attribute(node, 'id'),
        attribute(node, 'inkscape:label'),
        attribute(node, 'class'),
      ]
      if (names.some((name) => name?.toLowerCase().includes(wanted))) found.push(node)
      if (found.length >= most) break
    }
  }
  const go = (id: string) => {
    setText('')
    onClose()
    // What is folded away is unfolded on the way.
    for (let up = nodes.get(id)?.parent; up !== undefined; up = nodes.get(up)?.parent) {
      if (nodes.get(up)?.expanded === false) editor.tree.fold(up, true)
    }
    editor.jot.set(editor.atoms.panel, 'tree')
    editor.session.host.focus('tree')
    editor.tree.go(id)
  }
  return (
    <Dialog open={open} onClose={onClose} title={labels.jumpTitle}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (first) go(first.id)
        }}
      >
        <TextField
          label={labels.jumpLabel}
          hint={labels.jumpHint}
          error={wanted !== '' && found.length === 0 ? labels.jumpNothing : undefined}
          value={text}
          onChange={setText}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
      <ul className="svg-editor-found">
        {found.map((node) => (
          <li key={node.id}>
            <button type="button" onClick={() => go(node.id)}>
              <TypeMark type={node.type} />
              <span>{node.id}</span>
              <span className="svg-editor-row-name">{attribute(node, 'id') ?? ''}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
