import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot, type hydrateRoot } from 'react-dom/client'
import { isThemeId } from '@kleinzeug/ui'
import { pendingTheme } from './boot/themeChoice.ts'
import { followPages } from './followPages.ts'
import { record } from './record/record.ts'
import { brightnessSlice } from './record/siteSlices.ts'
import { createRouter, type Router } from './router.tsx'
import { followSession } from './session/session.ts'
import { loadFirstPage } from './written/firstPage.ts'
import { followLinks } from './written/followLinks.ts'

/** Keeps `data-theme` in step with the record, and the record with what was chosen before React was here. */
function followTheme() {
  const root = document.documentElement
  const brightness = record.slice(brightnessSlice)
  const keep = () => {
    const chosen = root.dataset[pendingTheme]
    delete root.dataset[pendingTheme]
    if (isThemeId(chosen)) brightness.write(chosen)
  }
  keep()
  // What is chosen while React takes the page over has nobody else who would keep it.
  document.addEventListener('change', keep)
  const show = () => {
    root.dataset['theme'] = brightness.read() ?? brightnessSlice.defaults()
  }
  brightness.subscribe(show)
  show()
}

/** Gets ready everything that the page needs; what comes back takes the page over. */
export async function prepare(): Promise<(hydrate: typeof hydrateRoot) => Promise<void>> {
  const router = createRouter()
  // Tells the router that a server wrote the page, so that it expects the markup of a server.
  router.ssr = { manifest: undefined }
  await loadFirstPage(router)
  followTheme()
  followPages(router)
  followLinks(router)
  return (hydrate) => takeOver(router, hydrate)
}

/** Takes over the prerendered page, or draws it where there is none (in development). */
async function takeOver(router: Router, hydrate: typeof hydrateRoot) {
  const app = document.querySelector('#app')!
  const tree = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  await new Promise<void>((resolve) => {
    addEventListener('kleinzeug:hydrated', () => resolve(), { once: true })
    // As a transition it is done in small steps, between which the page answers.
    if (app.firstElementChild) startTransition(() => void hydrate(app, tree))
    else createRoot(app).render(tree)
  })
  await followSession()
}
