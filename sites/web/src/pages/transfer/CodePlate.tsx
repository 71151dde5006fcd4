import { Button, copyText, TextArea } from '@kleinzeug/ui'
import { useEffect, useState } from 'react'
import { encodeQr, pathOf, type Modules } from './qrCode.ts'
import { transferLabels as labels } from './transferLabels.ts'

/** The code of this device as a picture, and as a text that can be copied. */
export function CodePlate({ code }: { code: string }) {
  const [modules, setModules] = useState<Modules>()
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => {
    let isCurrent = true
    encodeQr(code).then(
      (drawn) => isCurrent && setModules(drawn),
      // Without a picture the text remains.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [code])
  return (
    <>
      <div className="transfer-window">
        {modules && (
          <svg
            className="transfer-code"
            role="img"
            aria-label={labels.codeImage}
            viewBox={`0 0 ${modules.length} ${modules.length}`}
            shapeRendering="crispEdges"
          >
            <rect width="100%" height="100%" />
            <path d={pathOf(modules)} />
          </svg>
        )}
      </div>
      <div className="transfer-actions">
        <Button onClick={() => void copyText(code).then(setCopied)}>{labels.copy}</Button>
        <span className="transfer-said" role="status">
          {copied && labels.copied}
        </span>
      </div>
      {copied === false && (
        <TextArea label={labels.codeText} hint={labels.copyFailed} readOnly value={code} rows={4} />
      )}
    </>
  )
}
