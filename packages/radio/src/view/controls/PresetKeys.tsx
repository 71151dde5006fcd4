import { useAtomValue } from 'jotai'
import { presetCount } from '../../model/station.ts'
import { useRadio } from '../RadioContext.ts'

const places = Array.from({ length: presetCount }, (_, index) => index)

/** The preset keys 1 to 8; the pressed one is the selected station. */
export function PresetKeys() {
  const { player, labels } = useRadio()
  const stations = useAtomValue(player.state.stations)
  const selected = useAtomValue(player.state.selected)
  return (
    <div className="radio-presets" role="group" aria-label={labels.stationKeys}>
      {places.map((place) => {
        const station = stations[place]
        return (
          <button
            key={place}
            type="button"
            className="radio-preset"
            aria-pressed={place === selected}
            disabled={!station}
            onClick={() => player.select(place)}
          >
            <b>{place + 1}</b> <span lang="de">{station?.host ?? labels.emptyKey}</span>
          </button>
        )
      })}
    </div>
  )
}
