import { SizeComparison, sizeComparisonSlice } from '@kleinzeug/size-comparison'
import '@kleinzeug/size-comparison/styles.css'
import { createLazyFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(sizeComparisonSlice)

const path = '/apps/sizeComparison'
const linkTo = (view: string) => `${location.origin}${path}?${view}`

/** A view is three search parameters: the thing in the middle, the compared ones, the kind. */
function SizeComparisonPage() {
  const { navigate } = useRouter()
  const view = useLocation({ select: ({ searchStr, hash }) => searchStr || hash })
  return (
    <ToolPage>
      <SizeComparison
        storage={storage}
        view={view}
        onViewChange={(next) => void navigate({ href: next ? `${path}?${next}` : path })}
        linkTo={linkTo}
      />
    </ToolPage>
  )
}

export { SizeComparison as Tool, sizeComparisonSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/sizeComparison')({ component: SizeComparisonPage })
