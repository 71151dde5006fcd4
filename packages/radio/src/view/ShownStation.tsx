import type { ViewProps } from '@kleinzeug/shell'
import { useView } from '@kleinzeug/shell/view'
import { useAtomValue } from 'jotai'
import { useRadio } from './RadioContext.ts'

/** Keeps the selected station, by its place counted from 1, and the `view` prop in step. */
export default function ShownStation(props: ViewProps) {
  const { player } = useRadio()
  const selected = useAtomValue(player.state.selected)
  useView(props, String(selected + 1), (view) => player.select(Number(view) - 1))
  return null
}
