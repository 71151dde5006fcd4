import { useEffect, useEffectEvent } from 'react'
import type { Station } from '../model/station.ts'
import type { RadioPlayer } from '../state/radioPlayer.ts'

/** Tells the page of the station that is selected in place of another one. */
export function useStationEvent(
  { store, state }: RadioPlayer,
  onStationChange: ((station: Station) => void) | undefined,
) {
  const tell = useEffectEvent((station: Station) => onStationChange?.(station))
  useEffect(() => {
    let shown = store.get(state.station).streamUrl
    return store.sub(state.station, () => {
      const station = store.get(state.station)
      if (station.streamUrl !== shown) tell(station)
      shown = station.streamUrl
    })
  }, [store, state])
}
