import { Button, Icon, TextField, copyText } from '@kleinzeug/ui'
import { useState } from 'react'
import { useLater } from '../useLater.ts'

/** The address of a bookmark that opens the tool with the page one is on. */
const codeFor = (address: string) =>
  `javascript:void open(${JSON.stringify(address)}+'#url='+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)+'&text='+encodeURIComponent(String(getSelection()).slice(0,1000)))`

/** React removes `javascript:` addresses; this one is made here and runs on other pages only. */
const withCode = (code: string) => (link: HTMLAnchorElement | null) => link?.setAttribute('href', code)

export function Bookmarklet({ address }: { address: string }) {
  const { labels } = useLater()
  const [said, setSaid] = useState('')
  const code = codeFor(address)
  const copy = async () => setSaid((await copyText(code)) ? labels.copied : labels.copyFailed)
  return (
    <>
      <h3>{labels.bookmarkletHead}</h3>
      <p className="neo-cortex-note">{labels.bookmarkletHelp}</p>
      <p>
        <a
          ref={withCode(code)}
          className="neo-cortex-bookmarklet"
          href="#bookmarklet"
          onClick={(event) => event.preventDefault()}
        >
          {labels.bookmarkletName}
        </a>
      </p>
      <TextField label={labels.bookmarkletCode} readOnly value={code} />
      <div className="neo-cortex-card-keys">
        <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
          {labels.copy}
        </Button>
        <span className="neo-cortex-note" role="status">
          {said}
        </span>
      </div>
    </>
  )
}
