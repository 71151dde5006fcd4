import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { composeDocument } from '../../model/document.ts'
import type { ApplicationLayout } from '../../model/application.ts'
import type { Resume } from '../../model/resume.ts'
import { layOutWith, neededFonts, type LayOut } from './currentPages.ts'
import type { NeededFonts } from './pageFonts.ts'

/** Lays out pages once the fonts are there. */
function useLayOut({ family, further }: NeededFonts): LayOut | undefined {
  const [ready, setReady] = useState<{ family: string; layOut: LayOut }>()
  useEffect(() => {
    let current = true
    void layOutWith({ family, further }).then((layOut) => {
      if (current) setReady({ family, layOut })
    })
    return () => {
      current = false
    }
  }, [family, further])
  // A letter of another script does not take the pages away until its font is there.
  return ready?.family === family ? ready.layOut : undefined
}

/** The pages of a resume, one render behind it, and what lays them out; nothing until the fonts are there. */
export function usePages(resume: Resume): {
  layout: ApplicationLayout | undefined
  layOut: LayOut | undefined
} {
  const shown = useDeferredValue(resume)
  const document = useMemo(() => composeDocument(shown), [shown])
  const fonts = useMemo(() => neededFonts(shown, document), [shown, document])
  const layOut = useLayOut(fonts)
  const layout = useMemo(() => layOut?.(shown, document), [document, layOut, shown])
  return { layout, layOut }
}
