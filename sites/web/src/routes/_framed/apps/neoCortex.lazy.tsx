import { NeoCortex, neoCortexSlice } from '@kleinzeug/neo-cortex'
import '@kleinzeug/neo-cortex/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'
import { showExternalImagesSlice } from '../../../record/siteSlices.ts'
import { useToolView } from '../../../pages/useToolView.ts'
import { useSlice } from '../../../record/useSlice.ts'
import { siteConfig } from '../../../site.config.ts'

const storage = page.storage(neoCortexSlice)

export const Route = createLazyFileRoute('/_framed/apps/neoCortex')({ component: NeoCortexPage })

/** What the share menu of a phone or the bookmarklet has put into the address. */
function sharedPage() {
  if (typeof location === 'undefined') return undefined
  const query = new URLSearchParams(location.search)
  const get = (name: string) => query.get(name) ?? undefined
  return { url: get('url'), title: get('title'), text: get('text') }
}

async function measureStore() {
  const { manager } = await import('../../../record/manager.ts')
  return manager.summary.read()
}

/** Once filed, the page is not offered again after a reload. */
const forgetShared = () => history.replaceState(history.state, '', location.pathname)

function NeoCortexPage() {
  const [showExternalImages] = useSlice(showExternalImagesSlice)
  return (
    <ToolPage>
      <NeoCortex
        storage={storage}
        showExternalImages={showExternalImages}
        shared={sharedPage()}
        onShared={forgetShared}
        address={`${siteConfig.baseUrl}/apps/neoCortex`}
        measureStore={measureStore}
        {...useToolView('card')}
      />
    </ToolPage>
  )
}
