import { useView } from '@kleinzeug/shell/view'
import { useAtomValue, useSetAtom } from 'jotai'
import { useNeoCortex } from '../NeoCortexContext.ts'

/** Keeps the open card, by its id, and the `view` prop in step. */
export default function ShownCard() {
  const { state, props } = useNeoCortex()
  const current = useAtomValue(state.current)
  const visit = useSetAtom(state.visit)
  const untouched = useAtomValue(state.untouched)
  useView(props, untouched ? '' : (current?.id ?? ''), visit)
  return null
}
