import { createFileRoute } from '@tanstack/react-router'
import { Frame } from '../frame/Frame.tsx'
import { useHydrationMark } from '../page/useHydrationMark.ts'
import { WrittenPage } from '../page/WrittenPage.tsx'

export const Route = createFileRoute('/_framed')({ component: Framed })

function Framed() {
  useHydrationMark()
  return (
    <Frame>
      <WrittenPage />
    </Frame>
  )
}
