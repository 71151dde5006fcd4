import { LineDrawing, searchPath } from '@kleinzeug/ui'
import { frameLabels as labels } from '../frame/labels.ts'
import { lazy, Suspense, useEffect, useState } from 'react'

const SearchPalette = lazy(() =>
  import('./SearchPalette.tsx').then((module) => ({ default: module.SearchPalette })),
)

/** The way into the search: a button, and Ctrl K or ⌘ K anywhere. */
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
        aria-label={labels.search}
        title={labels.searchTitle}
        aria-keyshortcuts="Control+K Meta+K"
        data-search=""
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
