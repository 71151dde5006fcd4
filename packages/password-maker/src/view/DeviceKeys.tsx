import { Button, Icon } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { CopyStatus } from './copy/CopyStatus.tsx'
import type { KeyAction } from './keyTable.ts'
import { usePasswordMaker } from './PasswordMakerContext.ts'
import type { TimedClipboard } from './copy/useClipboard.ts'

interface DeviceKeysProps {
  hidden: boolean
  clipboard: TimedClipboard
  onKey: (action: Exclude<KeyAction, 'showKeys'>) => void
}

/** The keys of the device, within the thumb's reach on a phone. */
export function DeviceKeys({ hidden, clipboard, onKey }: DeviceKeysProps) {
  const { state, labels } = usePasswordMaker()
  const current = useAtomValue(state.current)
  const missing = current === undefined || undefined
  return (
    <div className="password-maker-keys">
      <Button
        variant="primary"
        icon={<Icon name="restart" />}
        aria-keyshortcuts="n"
        onClick={() => onKey('renew')}
      >
        {labels.renew}
      </Button>
      <Button
        icon={<Icon name="copy" />}
        aria-keyshortcuts="c"
        aria-disabled={missing}
        onClick={() => onKey('copy')}
      >
        {labels.copy}
      </Button>
      <Button variant="quiet" aria-keyshortcuts="h" aria-pressed={hidden} onClick={() => onKey('hide')}>
        {labels.hide}
      </Button>
      <CopyStatus clipboard={clipboard} />
    </div>
  )
}
