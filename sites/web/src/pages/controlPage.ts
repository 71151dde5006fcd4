import { scriptedMark } from '../page/marks.ts'
import { controlSource } from './source/controlSource.ts'
import { controlStart } from './start/controlStart.ts'

/** Makes the part of a page work that needs no React: the tools of the start page, or the files of a source page. */
export const controlPage = (part: HTMLElement) =>
  (part.getAttribute(scriptedMark) ? controlStart : controlSource)(part)
