import { Button, TextArea } from '@kleinzeug/ui'
import { useState, type FormEvent } from 'react'
import { Camera } from './Camera.tsx'
import type { CodeRefusal } from './connect/connection.ts'
import { transferLabels as labels } from './transferLabels.ts'

interface ReaderProps {
  /** Takes what was read. Resolves to why not. */
  onRead: (text: string) => Promise<CodeRefusal | undefined>
}

/** Reads the other device's code: by camera, or as a pasted text. */
export function Reader({ onRead }: ReaderProps) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<CodeRefusal>()

  function submit(event: FormEvent) {
    event.preventDefault()
    void onRead(text).then(setRefusal)
  }

  return (
    <>
      <Camera onRead={onRead} />
      <form className="transfer-paste" onSubmit={submit}>
        <TextArea
          label={labels.pasted}
          hint={labels.pasteHint}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={setText}
          error={refusal && labels.refusal[refusal]}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {labels.takePasted}
        </Button>
      </form>
    </>
  )
}
