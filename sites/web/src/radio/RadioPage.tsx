import { Radio } from '@kleinzeug/radio'
import '@kleinzeug/radio/styles.css'
import { radioPinnedSlice } from '../record/siteSlices.ts'
import { radioPlayer } from './radioPlayer.ts'
import { useSlice } from '../record/useSlice.ts'
import { ToolPage } from '../pages/ToolPage.tsx'

/** The radio's page: a view of the same player that the pinned widget shows. */
export function RadioPage() {
  const [pinned, setPinned] = useSlice(radioPinnedSlice)
  return (
    <ToolPage>
      <Radio player={radioPlayer} pinned={pinned} onPinnedChange={setPinned} />
    </ToolPage>
  )
}
