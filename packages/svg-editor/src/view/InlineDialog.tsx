import { Button, Dialog } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import type { KeyboardEvent } from 'react'
import type { InlineDrawing } from '../model/inline/inlineDrawings.ts'
import { inlineSentence } from './inlineSentence.ts'
import { usePartEditor } from './usePartEditor.ts'

/** Moves the focus among the drawings by the arrow keys. */
function step({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const buttons = [...(currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((button) => button === currentTarget)
  if (by !== 0) buttons[at + by]?.focus()
}

/** Dialog that chooses one of the drawings of a file. */
export function InlineDialog({ onClose }: { onClose: () => void }) {
  const { editor, labels } = usePartEditor()
  const choice = useAtomValue(editor.atoms.inline)
  if (!choice) return null
  const { name, drawings } = choice
  const close = (drawing?: InlineDrawing) => {
    choice.choose(drawing)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={() => close()}
      title={labels.inlineTitle(name)}
      actions={
        <Button variant="quiet" onClick={() => close()}>
          {labels.cancel}
        </Button>
      }
    >
      <ul className="svg-editor-inline">
        {drawings.map((drawing) => (
          <li key={drawing.from}>
            {'svg' in drawing.content ? (
              <Button onKeyDown={step} onClick={() => close(drawing)}>
                {labels.inlineEntry(drawing.line, drawing.name)}
              </Button>
            ) : (
              <p>{inlineSentence(drawing, labels)}</p>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
