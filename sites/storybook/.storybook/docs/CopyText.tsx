import { copyText } from '@kleinzeug/ui'
import { useState } from 'react'

/** A text that a press copies; it says so until the pointer or the focus leaves. */
export function CopyText({ text, children }: { text: string; children?: string }) {
  const [copied, setCopied] = useState(false)
  const forget = () => setCopied(false)
  return (
    <button
      type="button"
      className="docs-copy"
      title={`Copy ${text}`}
      onPointerLeave={forget}
      onBlur={forget}
      onClick={async () => {
        await copyText(text)
        setCopied(true)
      }}
    >
      <code>{children ?? text}</code>
      <span role="status">{copied ? 'copied' : ''}</span>
    </button>
  )
}
