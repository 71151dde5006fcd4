import { RadioWidget } from '@kleinzeug/radio'
import '@kleinzeug/radio/styles.css'
import { radioPinnedSlice } from '../../../../record/siteSlices.ts'
import { radioPlayer } from './radioPlayer.ts'
import { useSlice } from '../../../../record/useSlice.ts'

/** The tool that can be pinned to the corner of every page: the radio, as specified. */
export default function DockedTool() {
  const [pinned, setPinned] = useSlice(radioPinnedSlice)
  return <RadioWidget player={radioPlayer} pinned={pinned} onPinnedChange={setPinned} />
}
