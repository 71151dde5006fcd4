import { LineDrawing, searchPath } from '@kleinzeug/ui'
import { searchControlLabels as labels } from './controlLabels.ts'
import { mark, searchMark } from '../page/marks.ts'
import { lazy, Suspense, useEffect, useState } from 'react'

const SearchPalette = lazy(() => import('./SearchPalette.tsx'))

/** Opens the search: a button, and Ctrl K or ⌘ K anywhere. */
export function SearchControl() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    function answer(event: KeyboardEvent) {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', answer)
    return () => removeEventListener('keydown', answer)
  }, [])

  return (
    <>
      <button
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
          <SearchPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
