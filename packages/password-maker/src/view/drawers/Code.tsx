import { useDraft } from '@kleinzeug/shell'
import { TextField } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { wifiCode } from '../../model/wifi/wifiCode.ts'
import { useDrawer } from './useDrawer.ts'
import { encodeQr, QrCode, type Modules } from './QrCode.tsx'

/** The password as a QR code; with the name of a Wi-Fi it joins the telephone to it. */
export function Code() {
  const { state, labels } = useDrawer()
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
    encodeQr(text).then(show, () => show('too-long'))
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
        modules && <QrCode modules={modules} label={labels.codeOf} />
      )}
    </>
  )
}
