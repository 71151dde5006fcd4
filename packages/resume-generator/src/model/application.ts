import type { ResumeDocument } from './document.ts'
import { layOut } from './layout/layOut.ts'
import type { Layout, Measure } from './layout/page.ts'
import { composeLetter } from './letter.ts'
import type { Resume } from './resume.ts'
import { cover } from './templates/cover.ts'
import { templates } from './templates/index.ts'
import { letter } from './templates/letter.ts'

/** All pages: the letter and the cover where they are wanted, then the resume. */
export function layOutApplication(resume: Resume, document: ResumeDocument, measure: Measure): Layout {
  const { style } = resume
  const own = layOut(templates[style.template](document, style, measure))
  const before = [
    ...(resume.letter.shown ? layOut(letter(composeLetter(resume, document), style, measure)).pages : []),
    ...(resume.cover.shown ? layOut(cover(resume.cover, document, style, measure)).pages : []),
  ]
  const pages = [...before, ...own.pages].map((page, index) => ({ ...page, number: index + 1 }))
  return { ...own, pages }
}
