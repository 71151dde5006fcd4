import { copyText } from '@kleinzeug/ui'
import { useMemo, useState } from 'react'

/** What became of the last copy. */
export type CopyStatus =
  | { readonly kind: 'idle' | 'copied' | 'cleared' | 'missed' | 'failed' }
  | { readonly kind: 'clearing'; readonly seconds: number }

export interface Clipboard {
  readonly status: CopyStatus
  /** Copies a text; after `clearAfter` seconds, if that is not 0, the clipboard is cleared. */
  readonly copy: (text: string, clearAfter: number) => Promise<boolean>
  readonly clear: () => Promise<void>
}

const SECOND = 1000

/** Copying with a time limit. A page may change the clipboard only while it has the focus. */
export function useClipboard(): Clipboard {
  const [status, setStatus] = useState<CopyStatus>({ kind: 'idle' })
  // The deadline outlives the component: whoever leaves the page of the tool was promised a clean clipboard.
  const [deadline] = useState(createDeadline)

  return useMemo(() => {
    const clear = async () => {
      deadline.cancel()
      const isCleared = document.hasFocus() && (await copyText(''))
      setStatus({ kind: isCleared ? 'cleared' : 'missed' })
    }
    const copy = async (text: string, clearAfter: number) => {
      deadline.cancel()
      if (!(await copyText(text))) {
        setStatus({ kind: 'failed' })
        return false
      }
      if (clearAfter === 0) setStatus({ kind: 'copied' })
      else {
        setStatus({ kind: 'clearing', seconds: clearAfter })
        deadline.set(
          clearAfter * SECOND,
          () => void clear(),
          () => setStatus({ kind: 'idle' }),
        )
      }
      return true
    }
    return { status, copy, clear }
  }, [status, deadline])
}

/** A timer, cancelled when something else is copied on the page and replaces the password. */
function createDeadline() {
  let cancel = () => {}
  return {
    cancel: () => cancel(),
    set: (delay: number, expire: () => void, replaced: () => void) => {
      const stop = () => {
        clearTimeout(timer)
        document.removeEventListener('copy', replace)
        document.removeEventListener('cut', replace)
      }
      const replace = () => {
        stop()
        replaced()
      }
      const timer = setTimeout(() => {
        stop()
        expire()
      }, delay)
      document.addEventListener('copy', replace)
      document.addEventListener('cut', replace)
      cancel = stop
    },
  }
}
