import { useToolStorage, type DataProps } from '@kleinzeug/shell'
import { useHydrated } from '@kleinzeug/ui'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { FirstLabels } from '../labels.ts'
import type { RadioData } from '../model/radioData.ts'
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

type PlayerOptions = DataProps<RadioData> & Pick<RadioOptions, 'onChange'>

/** The given player, else one of this component's own, released on unmount; during hydration one without stored data. */
export function usePlayer(shared: RadioPlayer | undefined, options: PlayerOptions = {}): RadioPlayer {
  const [start] = useState(options.initial ?? options.value)
  const storage = useToolStorage(options, start)
  const own = useMemo(() => shared ?? createRadio({ storage }), [shared, storage])
  const [still] = useState(() => createRadio({ initial: start }))
  useEffect(() => (shared === own ? undefined : () => own.release()), [shared, own])
  const isHydrated = useHydrated()
  return isHydrated ? (shared ?? own) : still
}
