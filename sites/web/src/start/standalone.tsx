import { startTransition, StrictMode } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { holdSingleKeys } from '../frame/holdSingleKeys.ts'
import { page } from '../page/page.ts'
import { followTheme } from '../theme/followTheme.ts'

/**
 * Loads a page that needs neither router nor frame. Returns the function that hydrates it. Its links open
 * documents.
 */
export async function prepare(): Promise<(hydrate: typeof hydrateRoot) => Promise<void>> {
  const { SvgEditorStandalone } = await import('../pages/SvgEditorStandalone.tsx')
  followTheme()
  holdSingleKeys()
  askBeforeLoss()
  return (hydrate) => {
    const app = document.querySelector('#app')!
    const title = app.querySelector('h1')?.textContent ?? ''
    const tree = (
      <StrictMode>
        <SvgEditorStandalone title={title} />
      </StrictMode>
    )
    startTransition(() => void hydrate(app, tree))
    return page.hydration.isDone
  }
}

/** The link back opens a document: data that could not be stored would be lost with this one. */
function askBeforeLoss() {
  addEventListener('beforeunload', (event) => {
    const status = page.record.status.read()
    if (status.kind === 'memoryOnly' || (status.kind === 'full' && !status.mirrored)) event.preventDefault()
  })
}
