import { useDraft } from '@kleinzeug/shell'
import { TextField } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { wifiCode } from '../model/wifiCode.ts'
import { usePasswordMaker } from './PasswordMakerContext.ts'

type Modules = readonly (readonly boolean[])[]

const pathOf = (modules: Modules) =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** The password as a QR code; with the name of a Wi-Fi it joins the telephone to it. */
export function Code() {
  const { state, labels } = usePasswordMaker()
  const current = useAtomValue(state.current)
  const purpose = useAtomValue(state.purpose)
  const wifi = useDraft('wifi')
  const [modules, setModules] = useState<Modules | 'too-long'>()
  const password = current?.text ?? ''
  const text = purpose === 'wifi' && wifi.text !== '' ? wifiCode(wifi.text, password) : password

  useEffect(() => {
    let dropped = false
    const show = (code: Modules | 'too-long') => {
      if (!dropped) setModules(code)
    }
    const draw = async () => {
      const { encode } = await import('uqr')
      show(encode(text, { border: 2 }).data)
    }
    draw().catch(() => show('too-long'))
    return () => {
      dropped = true
    }
  }, [text])

  return (
    <>
      <p>{labels.codeIntro}</p>
      {purpose === 'wifi' && (
        <TextField label={labels.wifiName} hint={labels.wifiNameHint} {...wifi.field} autoComplete="off" />
      )}
      {modules === 'too-long' ? (
        <p role="alert">{labels.codeTooLong}</p>
      ) : (
        modules && (
          <svg
            className="password-maker-code"
            role="img"
            aria-label={labels.codeOf}
            viewBox={`0 0 ${modules.length} ${modules.length}`}
            shapeRendering="crispEdges"
          >
            <rect width="100%" height="100%" />
            <path d={pathOf(modules)} />
          </svg>
        )
      )}
    </>
  )
}
