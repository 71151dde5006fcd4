import { SizeComparison, sizeComparisonSlice } from '@kleinzeug/size-comparison'
import '@kleinzeug/size-comparison/styles.css'
import { createLazyFileRoute, useLocation } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(sizeComparisonSlice)

const linkTo = (view: string) => `${location.origin}/apps/sizeComparison#${view}`

function SizeComparisonPage() {
  const view = useLocation({ select: ({ hash }) => hash })
  return (
    <ToolPage>
      <SizeComparison storage={storage} view={view} linkTo={linkTo} />
    </ToolPage>
  )
}

export const Route = createLazyFileRoute('/_framed/apps/sizeComparison')({ component: SizeComparisonPage })
