import { createFileRoute } from '@tanstack/react-router'
import { Frame } from '../frame/Frame.tsx'
import { HydrationMark } from '../page/HydrationMark.ts'
import { WrittenPage } from '../page/WrittenPage.tsx'

export const Route = createFileRoute('/_framed')({ component: Framed })

function Framed() {
  return (
    <Frame>
      <HydrationMark />
      <WrittenPage />
    </Frame>
  )
}
