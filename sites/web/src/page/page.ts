import { createSession } from '../session/session.ts'
import { createFirstPage } from './firstPage.ts'
import { createHydration } from './hydration.ts'

const prerendered =
  typeof document === 'undefined' || document.querySelector('#app')?.firstElementChild != null

/** What the code knows of the document it runs in; made once at start. */
export const page = {
  hydration: createHydration(prerendered),
  first: createFirstPage(),
  session: createSession(),
}
