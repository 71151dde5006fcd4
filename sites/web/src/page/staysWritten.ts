import { aliveMark, marked, writtenMark } from './marks.ts'

/** What a document and a parsed page have in common. */
interface Queryable {
  querySelector(selector: string): unknown
}

/**
 * Whether a prerendered page is text and links alone, so that React leaves it as it was written. The build
 * asks for the budget of the page, the browser before it loads the page's code.
 */
export const staysWritten = (page: Queryable): boolean =>
  Boolean(page.querySelector(marked(writtenMark, 'page'))) && !page.querySelector(marked(aliveMark))
