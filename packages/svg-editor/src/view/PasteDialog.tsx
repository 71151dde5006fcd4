import { Button, Dialog, TextArea } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { usePartEditor } from './usePartEditor.ts'

/** Dialog that opens a source pasted as text. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { editor, labels } = usePartEditor()
  const pasted = useAtomValue(editor.atoms.pasted)
  const [text, setText] = useState<string>()
  const source = text ?? pasted
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.pasteTitle}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={source.trim() === ''}
            onClick={() => {
              editor.file.openText(source, labels.pastedName)
              onClose()
            }}
          >
            {labels.pasteOpen}
          </Button>
        </>
      }
    >
      <TextArea
        label={labels.pasteLabel}
        hint={labels.pasteHint}
        rows={8}
        spellCheck={false}
        value={source}
        onChange={setText}
      />
    </Dialog>
  )
}
