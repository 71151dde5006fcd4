import { RadioWidget } from '@kleinzeug/radio'
import '@kleinzeug/radio/styles.css'
import { radioPinnedSlice } from '../../../../record/siteSlices.ts'
import { radioPlayer } from './radioPlayer.ts'
import { useSlice } from '../../../../record/useSlice.ts'

export default function PinnedRadio() {
  const [pinned, setPinned] = useSlice(radioPinnedSlice)
  return <RadioWidget player={radioPlayer} pinned={pinned} onPinnedChange={setPinned} />
}
