import { LineDrawing, searchPath } from '@kleinzeug/ui'
import { searchControlLabels as labels } from './controlLabels.ts'
import { mark, searchMark } from '../page/marks.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const SearchPalette = lazy(() => import('./SearchPalette.tsx'))

/** Opens the search: a button, and Ctrl K or ⌘ K anywhere. */
export function SearchControl() {
  const [open, setOpen] = useState(false)
  const key = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    function answer(event: KeyboardEvent) {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', answer)
    return () => removeEventListener('keydown', answer)
  }, [])

  // The boot script keeps there what is typed while this loads.
  function takeTyped() {
    const { dataset } = key.current!
    const typed = dataset['typed'] ?? ''
    delete dataset['typed']
    return typed
  }

  function close() {
    // Typed while it was open already.
    takeTyped()
    setOpen(false)
  }

  return (
    <>
      <button
        ref={key}
        className="theme-button"
        type="button"
        aria-label={labels.name}
        title={labels.title}
        aria-keyshortcuts="Control+K Meta+K"
        {...mark(searchMark)}
        onClick={() => setOpen(true)}
      >
        <LineDrawing path={searchPath} size={20} />
      </button>
      {open && (
        <Suspense>
          <SearchPalette takeTyped={takeTyped} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
