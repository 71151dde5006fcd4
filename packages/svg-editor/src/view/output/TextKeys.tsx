import { useSaveFile } from '@kleinzeug/shell'
import { Button, copyText } from '@kleinzeug/ui'
import { useState, type ReactNode } from 'react'
import { usePartEditor } from '../usePartEditor.ts'

/** Buttons for an output text: copy, save, and the given children. */
export function TextKeys({
  text,
  name,
  type,
  children,
}: {
  text: string
  name: string
  type: string
  children?: ReactNode
}) {
  const { labels, announce } = usePartEditor()
  const saveFile = useSaveFile()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  async function copy() {
    const isCopied = await copyText(text)
    setOutcome(isCopied ? 'copied' : 'failed')
    if (isCopied) announce(labels.copiedText)
  }

  return (
    <>
      {outcome === 'failed' && (
        <p className="svg-editor-problem" role="alert">
          {labels.copyFailed}
        </p>
      )}
      <div className="svg-editor-output-keys">
        <Button onClick={() => void copy()}>
          {outcome === 'copied' ? labels.copiedText : labels.copyText}
        </Button>
        <Button variant={children ? 'key' : 'primary'} onClick={() => saveFile(name, text, type)}>
          {labels.saveFile}
        </Button>
        {children}
      </div>
    </>
  )
}
