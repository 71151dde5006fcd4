import { usePrinting } from '@kleinzeug/ui/print-sheet'
import { useEffect, useState, type ReactNode } from 'react'

const DELAY = 3000

/** The pages, once they are loaded. A browser does not wait for them when it prints, so that they come before. */
function usePages() {
  const [pages, setPages] = useState<ReactNode>()
  useEffect(() => {
    const load = () =>
      import('./SheetPages.tsx').then(
        ({ SheetPages }) => setPages(<SheetPages />),
        // Without them the device itself is printed.
        () => {},
      )
    const timer = setTimeout(() => void load(), DELAY)
    return () => clearTimeout(timer)
  }, [])
  return pages
}

/** What is printed in place of the device. */
export function Sheet() {
  const pages = usePages()
  const printing = usePrinting()
  if (!printing || pages === undefined) return null
  return (
    <div className="worktime-sheet" data-print-sheet="">
      {pages}
    </div>
  )
}
