import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])

  useEffect(() => {
    // Whatever else is copied on this page takes the password's place: nothing is left to clear.
    const replaced = () => {
      stop()
      setStatus({ kind: 'idle' })
    }
    document.addEventListener('copy', replaced)
    document.addEventListener('cut', replaced)
    return () => {
      stop()
      document.removeEventListener('copy', replaced)
      document.removeEventListener('cut', replaced)
    }
  }, [stop])

  const clear = useCallback(async () => {
    stop()
    try {
      if (!document.hasFocus()) throw new Error('The page is not in front')
      await navigator.clipboard.writeText('')
      setStatus({ kind: 'cleared' })
    } catch {
      setStatus({ kind: 'missed' })
    }
  }, [stop])

  const copy = useCallback(
    async (text: string, clearAfter: number) => {
      stop()
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        setStatus({ kind: 'failed' })
        return false
      }
      if (clearAfter === 0) setStatus({ kind: 'copied' })
      else {
        setStatus({ kind: 'clearing', seconds: clearAfter })
        timer.current = setTimeout(() => void clear(), clearAfter * SECOND)
      }
      return true
    },
    [clear, stop],
  )

  return useMemo(() => ({ status, copy, clear }), [status, copy, clear])
}
