import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot, type hydrateRoot } from 'react-dom/client'
import { followPages } from '../page/followPages.ts'
import { createRouter, type Router } from './router.tsx'
import { holdSingleKeys } from '../frame/holdSingleKeys.ts'
import { page } from '../page/page.ts'
import { followLinks } from '../page/followLinks.ts'
import { openAsDocument } from '../page/openAsDocument.ts'
import { followFolder } from '../record/followFolder.ts'
import { followTheme } from '../theme/followTheme.ts'

/**
 * Loads everything that the page needs. Returns the function that hydrates it.
 *
 * @param nextTask ends the task, so that the browser can handle input before the next step
 */
export async function prepare(
  nextTask: () => Promise<unknown>,
): Promise<(hydrate: typeof hydrateRoot) => Promise<void>> {
  const router = createRouter()
  await nextTask()
  // The router then expects the markup of a server.
  router.ssr = { manifest: undefined }
  await page.first.load(router)
  // Without the scripts of its tool, the prerendered page with its help says more than an error in its place.
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) throw failed.error
  followTheme()
  followPages(router)
  followLinks(router)
  openAsDocument(router)
  holdSingleKeys()
  void followFolder()
  return (hydrate) => takeOver(router, hydrate)
}

/** Hydrates the prerendered page, or renders it where there is none (in development). */
async function takeOver(router: Router, hydrate: typeof hydrateRoot) {
  const app = document.querySelector('#app')!
  const tree = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  // As a transition, hydration is done in small steps, between which the page answers.
  if (app.firstElementChild) startTransition(() => void hydrate(app, tree))
  else createRoot(app).render(tree)
  await page.hydration.isDone
  await page.session.follow()
}
