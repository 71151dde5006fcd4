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
  const [copied, setCopied] = useState('')
  // The browser encrypts in a secure page only.
  if (!linkTo || globalThis.crypto?.subtle === undefined) return null
  const make = async () => {
    setMaking(true)
    const code = makeCode()
    setSealed({ code, link: linkTo(linkMark + (await seal(text(), code))) })
    setMaking(false)
    setCopied('')
    announce(labels.linkMade)
  }
  const copy = (value: string, done: string) => async () =>
    setCopied((await copyText(value)) ? done : labels.copyFailed)
  return (
    <div className="self-report-sealed">
      <Button icon={<Icon name="copy" />} disabled={isMaking} onClick={make}>
        {label}
      </Button>
      {sealed && (
        <>
          <p>{labels.linkHelp}</p>
          <div className="self-report-inline">
            <TextField
              label={labels.link}
              value={sealed.link}
              readOnly
              onFocus={(event) => event.target.select()}
            />
            <Button onClick={copy(sealed.link, labels.linkCopied)}>{labels.copyLink}</Button>
          </div>
          <div className="self-report-inline">
            <TextField
              label={labels.code}
              value={sealed.code}
              readOnly
              onFocus={(event) => event.target.select()}
            />
            <Button onClick={copy(sealed.code, labels.codeCopied)}>{labels.copyCode}</Button>
          </div>
          <p role="status">{copied}</p>
        </>
      )}
    </div>
  )
}
