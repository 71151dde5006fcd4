import { copyText } from '@kleinzeug/ui'
import { useMemo, useState } from 'react'

/**
 * What became of the last copy. The clipboard may be changed only while the page is in front: `missed` waits for its
 * return, `late` was cleared then.
 */
export type CopyStatus =
  | { readonly kind: 'idle' | 'copied' | 'cleared' | 'late' | 'missed' | 'failed' }
  | { readonly kind: 'clearing'; readonly seconds: number }

export interface TimedClipboard {
  readonly status: CopyStatus
  /** Copies a text; after `clearAfter` seconds, if that is not 0, the clipboard is cleared. */
  readonly copy: (text: string, clearAfter: number) => Promise<boolean>
  readonly clear: () => Promise<void>
  /** Says no more that something was copied: another password stands here. It is cleared in time all the same. */
  readonly forget: () => void
}

const SECOND = 1000

/** Copying with a time limit. */
export function useClipboard(): TimedClipboard {
  const [status, setStatus] = useState<CopyStatus>({ kind: 'idle' })
  // The deadline outlives the component: whoever leaves the page of the tool was promised a clean clipboard.
  const [deadline] = useState(createDeadline)

  return useMemo(() => {
    const empty = async (success: 'cleared' | 'late') => {
      const isCleared = document.hasFocus() && (await copyText(''))
      if (isCleared) deadline.cancel()
      setStatus({ kind: isCleared ? success : 'missed' })
      return isCleared
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
        deadline.set(clearAfter * SECOND, empty, () => setStatus({ kind: 'idle' }))
      }
      return true
    }
    return {
      status,
      copy,
      clear: async () => void (await empty('cleared')),
      forget: () =>
        setStatus((before) =>
          before.kind === 'copied' || before.kind === 'clearing' || before.kind === 'failed'
            ? { kind: 'idle' }
            : before,
        ),
    }
  }, [status, deadline])
}

/**
 * One timer, and behind it the return of the page. Whatever else is copied on the page calls both off: it has taken
 * the password's place.
 */
function createDeadline() {
  let cancel = () => {}
  return {
    cancel: () => cancel(),
    set: (delay: number, empty: (success: 'cleared' | 'late') => Promise<boolean>, replaced: () => void) => {
      const atReturn = () => void empty('late')
      const stop = () => {
        clearTimeout(timer)
        document.removeEventListener('copy', replace)
        document.removeEventListener('cut', replace)
        removeEventListener('focus', atReturn)
      }
      const replace = () => {
        stop()
        replaced()
      }
      const expire = async () => {
        if (!(await empty('cleared'))) addEventListener('focus', atReturn)
      }
      const timer = setTimeout(() => void expire(), delay)
      document.addEventListener('copy', replace)
      document.addEventListener('cut', replace)
      cancel = stop
    },
  }
}
