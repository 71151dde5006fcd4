import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { layOutApplication } from '../../model/application.ts'
import { composeDocument } from '../../model/document.ts'
import type { Layout, Measure } from '../../model/layout/page.ts'
import type { Resume } from '../../model/resume.ts'
import { measureWith, neededFonts, type NeededFonts } from './currentPages.ts'

/** Measures once the fonts are there. */
function useMeasure({ family, further }: NeededFonts): Measure | undefined {
  const [ready, setReady] = useState<{ key: string; measure: Measure }>()
  const key = `${family}${further}`
  useEffect(() => {
    let current = true
    void measureWith({ family, further }).then((measure) => {
      if (current) setReady({ key, measure })
    })
    return () => {
      current = false
    }
  }, [family, further, key])
  return ready?.key === key ? ready.measure : undefined
}

/** The pages of a resume, one render behind it, and what measured them; nothing until the fonts are there. */
export function usePages(resume: Resume): { layout: Layout | undefined; measure: Measure | undefined } {
  const shown = useDeferredValue(resume)
  const document = useMemo(() => composeDocument(shown), [shown])
  const fonts = useMemo(() => neededFonts(shown, document), [shown, document])
  const measure = useMeasure(fonts)
  const layout = useMemo(
    () => (measure ? layOutApplication(shown, document, measure) : undefined),
    [document, measure, shown],
  )
  return { layout, measure }
}
