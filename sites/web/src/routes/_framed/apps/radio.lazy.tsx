import { Radio, radioSlice } from '@kleinzeug/radio'
import '@kleinzeug/radio/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { radioPinnedSlice } from '../../../record/siteSlices.ts'
import { useToolView } from '../../../pages/useToolView.ts'
import { useSlice } from '../../../record/useSlice.ts'
import { radioPlayer } from './-docked/radioPlayer.ts'

export { Radio as Tool, radioSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/radio')({ component: RadioPage })

/** A view of the same player that the pinned widget shows. */
function RadioPage() {
  const [pinned, setPinned] = useSlice(radioPinnedSlice)
  return (
    <ToolPage>
      <Radio player={radioPlayer} pinned={pinned} onPinnedChange={setPinned} {...useToolView('station')} />
    </ToolPage>
  )
}
