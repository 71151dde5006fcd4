import { Announcer, Icon, useAnnouncer } from '@kleinzeug/ui'
import { useState } from 'react'

/** Puts a text into the clipboard and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  const [announce, region] = useAnnouncer()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce('Kopiert')
      setTimeout(() => setCopied(false), 2000)
    } catch {
      announce('Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn von Hand.')
    }
  }

  return (
    <>
      <button
        className="copy-button"
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <Announcer region={region} />
    </>
  )
}
