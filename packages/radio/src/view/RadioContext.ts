import { useHydrated } from '@kleinzeug/ui'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { FirstLabels } from '../labels.ts'
import { createRadio } from '../state/createRadio.ts'
import type { RadioPlayer } from '../state/radioPlayer.ts'
import type { RadioStorage } from '../storage.ts'

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

/** The given player, else one of this component's own, released on unmount; during hydration one with default data. */
export function usePlayer(shared: RadioPlayer | undefined, storage: RadioStorage | undefined): RadioPlayer {
  const own = useMemo(() => shared ?? createRadio(storage ? { storage } : {}), [shared, storage])
  const [initial] = useState(() => createRadio())
  useEffect(() => (shared === own ? undefined : () => own.release()), [shared, own])
  const isHydrated = useHydrated()
  return isHydrated ? (shared ?? own) : initial
}
