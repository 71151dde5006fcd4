import { Button, copyText, Icon, TextField } from '@kleinzeug/ui'
import { useState } from 'react'
import { makeCode, seal } from '../../model/files/sealed.ts'
import { linkMark } from '../../model/linkMark.ts'
import { useLater } from '../useLater.ts'

interface Sealed {
  readonly link: string
  readonly code: string
}

/** A key that makes a link of a text, encrypted with a code that is told separately. Nothing where no link can be made. */
export function SealedLink({ label, text }: { label: string; text: () => string }) {
  const { labels, announce, props } = useLater()
  const { linkTo } = props
  const [sealed, setSealed] = useState<Sealed>()
  const [isMaking, setMaking] = useState(false)
  const [status, setStatus] = useState('')
  // The browser encrypts in a secure page only.
  if (!linkTo || globalThis.crypto?.subtle === undefined) return null
  const make = async () => {
    setMaking(true)
    const code = makeCode()
    setSealed({ code, link: linkTo(linkMark + (await seal(text(), code))) })
    setMaking(false)
    setStatus('')
    announce(labels.linkMade)
  }
  const copied = [
    sealed && { label: labels.link, value: sealed.link, copy: labels.copyLink, done: labels.linkCopied },
    sealed && { label: labels.code, value: sealed.code, copy: labels.copyCode, done: labels.codeCopied },
  ].filter((row) => row !== undefined)
  return (
    <div className="self-report-sealed">
      <Button icon={<Icon name="copy" />} disabled={isMaking} onClick={make}>
        {label}
      </Button>
      {sealed && (
        <>
          <p>{labels.linkHelp}</p>
          {copied.map(({ label, value, copy, done }) => (
            <div key={label} className="self-report-inline">
              <TextField label={label} value={value} readOnly onFocus={(event) => event.target.select()} />
              <Button onClick={async () => setStatus((await copyText(value)) ? done : labels.copyFailed)}>
                {copy}
              </Button>
            </div>
          ))}
          <p role="status">{status}</p>
        </>
      )}
    </div>
  )
}
