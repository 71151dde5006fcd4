import { NeoCortex, neoCortexSlice } from '@kleinzeug/neo-cortex'
import '@kleinzeug/neo-cortex/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'
import { showExternalImagesSlice } from '../../../record/siteSlices.ts'
import { useToolView } from '../../../pages/useToolView.ts'
import { useSlice } from '../../../record/useSlice.ts'
import { siteConfig } from '../../../site.config.ts'

const storage = page.storage(neoCortexSlice)

export { NeoCortex as Tool, neoCortexSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/neoCortex')({ component: NeoCortexPage })

const names = ['url', 'title', 'text'] as const

/**
 * What the share menu of a phone or the bookmarklet has put behind the # of the address, or an older bookmarklet into its
 * query. The address is cleaned at once; the entry of the history keeps it over a reload.
 */
function sharedPage() {
  if (typeof location === 'undefined') return undefined
  const [hash, query] = [location.hash.slice(1), location.search].map((text) => new URLSearchParams(text))
  const given = names.flatMap((name) => {
    const value = hash?.get(name) ?? query?.get(name)
    return value ? [[name, value] as const] : []
  })
  return given.length > 0 ? Object.fromEntries(given) : history.state?.shared
}

const keepShared = (shared: unknown) =>
  history.replaceState({ ...history.state, shared }, '', location.pathname)

async function measureStore() {
  const { manager } = await import('../../../record/manager.ts')
  return manager.summary.read()
}

/** Once filed, the page is not offered again after a reload. */
const forgetShared = () => keepShared(undefined)

function NeoCortexPage() {
  const [showExternalImages] = useSlice(showExternalImagesSlice)
  const shared = sharedPage()
  useEffect(() => {
    if (/[#?&](url|title|text)=/.test(location.href)) keepShared(sharedPage())
  }, [])
  return (
    <ToolPage>
      <NeoCortex
        storage={storage}
        showExternalImages={showExternalImages}
        shared={shared}
        onShared={forgetShared}
        address={`${siteConfig.baseUrl}/apps/neoCortex`}
        measureStore={measureStore}
        {...useToolView('card')}
      />
    </ToolPage>
  )
}
