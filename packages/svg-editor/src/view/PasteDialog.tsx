import { useDraft } from '@kleinzeug/shell'
import { Button, Dialog, TextArea } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { openCommands } from '../state/commands/openCommands.ts'
import { usePartEditor } from './usePartEditor.ts'

/** Dialog that opens a source pasted as text. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { editor, labels } = usePartEditor()
  const pasted = useAtomValue(editor.atoms.pasted)
  const draft = useDraft('paste', pasted)
  // What is pasted now takes the place of what was left.
  const begin = useEffectEvent(() => pasted !== '' && draft.clear())
  useEffect(() => void begin(), [])
  const close = () => {
    draft.clear()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={labels.pasteTitle}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {labels.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={draft.text.trim() === ''}
            onClick={() => {
              openCommands(editor, editor.file).openText(draft.text, labels.pastedName)
              close()
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
        {...draft.field}
      />
    </Dialog>
  )
}
