import type { ResumeDocument } from './document.ts'
import { layOut } from './layout/layOut.ts'
import type { Layout, Measure, Page } from './layout/page.ts'
import { composeLetter } from './letter.ts'
import type { Resume } from './resume.ts'
import { cover } from './templates/cover.ts'
import { templates } from './templates/index.ts'
import { letter } from './templates/letter.ts'

/** What the pages belong to. */
export type PagesPart = 'letter' | 'cover' | 'resume'

export interface ApplicationLayout extends Layout {
  /** The number of pages of each part that has some, in order. */
  readonly parts: ReadonlyArray<{ readonly part: PagesPart; readonly count: number }>
}

/** All pages: the letter and the cover where they are wanted, then the resume. */
export function layOutApplication(
  resume: Resume,
  document: ResumeDocument,
  measure: Measure,
): ApplicationLayout {
  const { style } = resume
  const own = layOut(templates[style.template](document, style, measure))
  const pages: Record<PagesPart, readonly Page[]> = {
    letter: resume.letter.shown ? layOut(letter(composeLetter(resume, document), style, measure)).pages : [],
    cover: resume.cover.shown ? layOut(cover(resume.cover, document, style, measure)).pages : [],
    resume: own.pages,
  }
  const parts = (['letter', 'cover', 'resume'] as const).filter((part) => pages[part].length > 0)
  return {
    ...own,
    pages: parts.flatMap((part) => pages[part]).map((page, index) => ({ ...page, number: index + 1 })),
    parts: parts.map((part) => ({ part, count: pages[part].length })),
  }
}
