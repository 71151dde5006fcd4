import type { ReactNode } from 'react'
import { mark, standaloneMark } from '../page/marks.ts'
import { siteConfig } from '../site.config.ts'
import { BareLayout } from './BareLayout.tsx'
import { SvgEditorPage } from './SvgEditorPage.tsx'

/**
 * The editor's page as a document of its own: without the router, so that the editor answers before the router
 * and the frame are needed. A visitor who comes from another page of the site sees the route's component.
 */
export function SvgEditorStandalone({ title, help }: { title: string; help?: ReactNode }) {
  return (
    <BareLayout>
      <div {...mark(standaloneMark)}>
        <SvgEditorPage title={title} back={<a href="/">{siteConfig.product}</a>} help={help} />
      </div>
    </BareLayout>
  )
}
