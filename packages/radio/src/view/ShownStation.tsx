import type { ViewProps } from '@kleinzeug/shell'
import { useView } from '@kleinzeug/shell/view'
import { useAtomValue } from 'jotai'
import { useRadio } from './RadioContext.ts'

interface ShownStationProps extends ViewProps {
  /** How often a station had been selected when the device was first rendered. */
  selections: number
}

/** Keeps the selected station, by its place counted from 1, and the `view` prop in step. */
export default function ShownStation({ selections, ...props }: ShownStationProps) {
  const { player } = useRadio()
  const selected = useAtomValue(player.state.selected)
  const shown = String(selected + 1)
  const isChosen = player.store.get(player.state.selections) > selections
  useView(props, shown, (view) => player.select(Number(view) - 1), shown, isChosen)
  return null
}
