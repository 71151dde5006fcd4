import { startTransition, StrictMode } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { holdSingleKeys } from '../frame/holdSingleKeys.ts'
import { bareMark, marked } from '../page/marks.ts'
import { page } from '../page/page.ts'
import { BareLayout } from '../frame/BareLayout.tsx'
import { barePages } from '../pages/barePages.ts'
import { followFolder } from '../record/followFolder.ts'
import { followTheme } from '../theme/followTheme.ts'
import { askBeforeLoss } from './askBeforeLoss.ts'

/** Loads a page without the frame, which needs no router; its links open documents. Returns its hydration. */
export async function prepare(): Promise<(hydrate: typeof hydrateRoot) => Promise<void>> {
  const path = document.querySelector(marked(bareMark))!.getAttribute(bareMark)!
  const { default: Page } = await barePages[path]!()
  followTheme()
  holdSingleKeys()
  void followFolder()
  askBeforeLoss()
  return (hydrate) => {
    const app = document.querySelector('#app')!
    const tree = (
      <StrictMode>
        <BareLayout path={path}>
          <Page title={document.querySelector('h1')!.textContent} />
        </BareLayout>
      </StrictMode>
    )
    startTransition(() => {
      const root = hydrate(app, tree, {
        onUncaughtError: (error) => {
          reportError(error)
          void import('../pages/ErrorPage.tsx').then(({ ErrorPage }) =>
            root.render(
              <main id="inhalt" className="wrap main page">
                <ErrorPage />
              </main>,
            ),
          )
        },
      })
    })
    return page.hydration.isDone
  }
}
