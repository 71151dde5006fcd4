import { createSession } from '../session/session.ts'
import { createFirstPage } from './firstPage.ts'
import { createHydration } from './hydration.ts'

const prerendered =
  typeof document === 'undefined' || document.querySelector('#app')?.firstElementChild != null

/** The state of the document that the code runs in; created once at start. */
export const page = {
  hydration: createHydration(prerendered),
  first: createFirstPage(),
  session: createSession(),
}
