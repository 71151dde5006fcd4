import { composeDocument, type ResumeDocument } from '../../model/document.ts'
import type { Layout, Measure } from '../../model/layout/page.ts'
import type { Resume } from '../../model/resume.ts'
import { familyOf } from '../../model/templates/metrics.ts'
import { canvasMeasure, loadFonts } from './pageFonts.ts'

/** Letters beyond western Europe need a second font file. */
const FURTHER = /[\u0100-\u024F\u1E00-\u1EFF]/

/** The fonts that the pages of a resume need. */
export interface NeededFonts {
  readonly family: 'sans' | 'serif'
  readonly further: boolean
}

export function neededFonts(resume: Resume, document: ResumeDocument): NeededFonts {
  return {
    family: familyOf(resume.style),
    further: FURTHER.test(
      JSON.stringify([document, resume.letter, resume.cover], (key, value) =>
        key === 'photo' ? undefined : value,
      ),
    ),
  }
}

/** Lays out the pages of a resume, the letter and the cover before them. */
export type LayOut = (resume: Resume, document: ResumeDocument) => Layout

const measures = new Map<string, Promise<Measure>>()

/** Measures with fonts that have been loaded: one for all layouts, so that what is measured stays so. */
function measureWith({ family, further }: NeededFonts): Promise<Measure> {
  const key = `${family}${further}`
  const known = measures.get(key)
  if (known) return known
  const measure = loadFonts(family, further ? 'aşğł' : 'a').then((arrived) => {
    // A file that did not arrive is asked for again by the next layout.
    if (!arrived) measures.delete(key)
    return canvasMeasure()
  })
  measures.set(key, measure)
  return measure
}

/** Lays out with these fonts. The templates come with them: without fonts nothing can be measured. */
export async function layOutWith(fonts: NeededFonts): Promise<LayOut> {
  const [{ layOutApplication }, measure] = await Promise.all([
    import('../../model/application.ts'),
    measureWith(fonts),
  ])
  return (resume, document) => layOutApplication(resume, document, measure)
}

/** The pages of a resume as it is now, once its fonts are there. */
export async function currentPages(resume: Resume): Promise<Layout> {
  const document = composeDocument(resume)
  const layOut = await layOutWith(neededFonts(resume, document))
  return layOut(resume, document)
}
