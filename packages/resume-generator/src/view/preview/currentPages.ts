import { composeDocument, type ResumeDocument } from '../../model/document.ts'
import type { ApplicationLayout } from '../../model/application.ts'
import type { Resume } from '../../model/resume.ts'
import { familyOf } from '../../model/templates/metrics.ts'
import type { NeededFonts } from './pageFonts.ts'

/** Letters that may need more than the first file of a face. */
const FURTHER = /[^ -~\u00A0§«°´·»À-ÿ–—\u2018-\u201E•…€]/gu

export function neededFonts(resume: Resume, document: ResumeDocument): NeededFonts {
  const texts = JSON.stringify([document, resume.letter, resume.cover], (key, value) =>
    key === 'photo' || key === 'signature' ? undefined : value,
  )
  return {
    family: familyOf(resume.style),
    further: [...new Set(texts.match(FURTHER))].toSorted().join(''),
  }
}

/** Lays out the pages of a resume, the letter and the cover before them. */
export type LayOut = (resume: Resume, document: ResumeDocument) => ApplicationLayout

/** Lays out with these fonts. The templates come with them: without fonts nothing can be measured. */
export async function layOutWith(fonts: NeededFonts): Promise<LayOut> {
  const [{ layOutApplication }, { measureWith }] = await Promise.all([
    import('../../model/application.ts'),
    import('./pageFonts.ts'),
  ])
  const measure = await measureWith(fonts)
  return (resume, document) => layOutApplication(resume, document, measure)
}

/** The pages of a resume as it is now, once its fonts are there. */
export async function currentPages(resume: Resume): Promise<ApplicationLayout> {
  const document = composeDocument(resume)
  const layOut = await layOutWith(neededFonts(resume, document))
  return layOut(resume, document)
}
