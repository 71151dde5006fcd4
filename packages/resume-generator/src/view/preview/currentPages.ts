import { layOutApplication, type ApplicationLayout } from '../../model/application.ts'
import { composeDocument, type ResumeDocument } from '../../model/document.ts'
import type { Measure } from '../../model/layout/page.ts'
import type { Resume } from '../../model/resume.ts'
import { familyOf } from '../../model/templates/typeface.ts'
import { measureWith, type NeededFonts } from './pageFonts.ts'

export { isBlank } from '../../model/documentFields.ts'
export { composeDocument, measureWith }

/** Letters that may need more than the first file of a face. */
const FURTHER = /[^ -~\u00A0§«°´·»À-ÿ–—\u2018-\u201E•…€]/gu

export function neededFonts(resume: Resume, document: ResumeDocument): NeededFonts {
  const texts = JSON.stringify([document, resume.letter, resume.cover], (key, value) =>
    key === 'photo' || key === 'signature' ? undefined : value,
  )
  return {
    family: familyOf(resume.style),
    italic: /"italic":true/.test(texts),
    further: [...new Set(texts.match(FURTHER))].toSorted().join(''),
  }
}

/** Lays out the pages of a resume, the letter and the cover before them. */
export type LayOut = (resume: Resume, document?: ResumeDocument) => ApplicationLayout

/** Without fonts nothing can be measured. */
export const layOutWith =
  (measure: Measure): LayOut =>
  (resume, document = composeDocument(resume)) =>
    layOutApplication(resume, document, measure)

/** The pages of a resume as it is now, once its fonts are there. */
export async function currentPages(resume: Resume): Promise<ApplicationLayout> {
  const document = composeDocument(resume)
  return layOutWith(await measureWith(neededFonts(resume, document)))(resume, document)
}
