import { scriptedMark } from '../page/marks.ts'
import { controlStart } from './start/controlStart.ts'

/**
 * Makes the part of a page work that needs no React: the tools of the start page, or the files of a source page.
 *
 * @returns the function that ends it on the start page
 */
export async function controlPage(part: HTMLElement): Promise<(() => void) | void> {
  if (part.getAttribute(scriptedMark)) return controlStart(part)
  ;(await import('./source/controlSource.ts')).controlSource(part)
}
