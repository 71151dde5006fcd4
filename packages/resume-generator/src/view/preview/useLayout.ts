import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { composeDocument } from '../../model/document.ts'
import { layOut } from '../../model/layout/layOut.ts'
import type { Layout, Measure } from '../../model/layout/page.ts'
import type { Resume } from '../../model/resume.ts'
import { templates } from '../../model/templates/index.ts'
import { canvasMeasure, loadFonts } from './pageFonts.ts'

/** Letters beyond western Europe need a second font file. */
const isFurther = (text: string) => /[\u0100-\u024F\u1E00-\u1EFF]/.test(text)

/** Measures once the fonts of a family, and of the letters that occur, are there. */
function useMeasure(family: 'sans' | 'serif', further: boolean): Measure | undefined {
  const [ready, setReady] = useState<{ key: string; measure: Measure }>()
  const key = `${family}${further}`
  useEffect(() => {
    let current = true
    void loadFonts(family, further ? 'aşğł' : 'a').then(() => {
      if (current) setReady({ key, measure: canvasMeasure() })
    })
    return () => {
      current = false
    }
  }, [family, further, key])
  return ready?.key === key ? ready.measure : undefined
}

/** The pages of a resume, one render behind the form; nothing until the fonts are there. */
export function useLayout(resume: Resume): Layout | undefined {
  const shown = useDeferredValue(resume)
  const { template } = shown.style
  const document = useMemo(() => composeDocument(shown), [shown])
  const further = useMemo(() => isFurther(JSON.stringify({ ...document, photo: undefined })), [document])
  const measure = useMeasure(template === 'plain' ? 'serif' : 'sans', further)
  return useMemo(
    () => (measure ? layOut(templates[template], document, shown.style, measure) : undefined),
    [document, measure, shown.style, template],
  )
}
