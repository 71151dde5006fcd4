import type { ViewProps } from '@kleinzeug/shell'
import { useView } from '@kleinzeug/shell/view'
import { useAtomValue } from 'jotai'
import type { RefObject } from 'react'
import { useRadio } from './RadioContext.ts'

const placeOf = (index: number) => String(index + 1)

interface ShownStationProps extends ViewProps {
  /** Index of the station that was selected when the device could first be used. */
  first: RefObject<number | undefined>
}

/** Keeps the selected station, by its place counted from 1, and the `view` prop in step. */
export default function ShownStation({ first, ...props }: ShownStationProps) {
  const { player } = useRadio()
  const selected = useAtomValue(player.state.selected)
  const shown = placeOf(selected)
  useView(props, shown, (view) => player.select(Number(view) - 1), shown, placeOf(first.current ?? selected))
  return null
}
