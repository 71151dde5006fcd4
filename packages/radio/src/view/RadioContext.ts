import { useHydrated } from '@kleinzeug/ui'
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react'
import type { FirstLabels } from '../labels.ts'
import { createRadio } from '../state/createRadio.ts'
import type { RadioOptions, RadioPlayer } from '../state/radioPlayer.ts'

export interface RadioContextValue {
  readonly player: RadioPlayer
  readonly labels: FirstLabels
}

export const RadioContext = createContext<RadioContextValue | null>(null)

/** Player and labels of the surrounding `<Radio>` or `<RadioWidget>`. */
export function useRadio(): RadioContextValue {
  const radio = use(RadioContext)
  if (!radio) throw new Error('useRadio was called outside of <Radio> and <RadioWidget>.')
  return radio
}

type OwnOptions = Pick<RadioOptions, 'storage' | 'initial' | 'onChange'>

/** The given player, else one of this component's own, released on unmount; during hydration one with default data. */
export function usePlayer(
  shared: RadioPlayer | undefined,
  { storage, initial, onChange }: OwnOptions = {},
): RadioPlayer {
  const [first] = useState(initial)
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  const own = useMemo(
    // oxlint-disable-next-line react/refs -- read when data are written
    () => shared ?? createRadio({ storage, initial: first, onChange: (data) => changed.current?.(data) }),
    [shared, storage, first],
  )
  const [still] = useState(() => createRadio())
  useEffect(() => (shared === own ? undefined : () => own.release()), [shared, own])
  const isHydrated = useHydrated()
  return isHydrated ? (shared ?? own) : still
}
