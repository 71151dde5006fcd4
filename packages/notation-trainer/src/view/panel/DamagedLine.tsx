import { Notice } from '@kleinzeug/ui'
import type { ScriptError } from '../../model/script.ts'
import { useLater } from '../lines/useLater.ts'

/** Says why a line cannot be trained. */
export default function DamagedLine({ error }: { error: ScriptError }) {
  const { labels } = useLater()
  return (
    <Notice tone="bad" title={labels.illegalLine}>
      {labels.scriptError(error)}
    </Notice>
  )
}
