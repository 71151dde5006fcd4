import { KeyDialog } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useRadio } from '../RadioContext.ts'
import { radioKeys } from './radioKeys.ts'

/** The key table, opened by `?`. */
export default function RadioKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { player, labels } = useRadio()
  const stations = useAtomValue(player.state.stations)
  const station = (index: number) => stations[index]?.host ?? labels.emptyKey
  return (
    <KeyDialog
      open={open}
      onClose={onClose}
      title={labels.keys}
      closeLabel={labels.close}
      table={radioKeys}
      keyNames={{ ' ': labels.spaceKey }}
      actionNames={{
        station1: station(0),
        station2: station(1),
        station3: station(2),
        station4: station(3),
        station5: station(4),
        station6: station(5),
        station7: station(6),
        station8: station(7),
        toggle: labels.keyToggle,
        mute: labels.keyMute,
        louder: labels.keyLouder,
        quieter: labels.keyQuieter,
        undo: labels.undo,
        redo: labels.redo,
        showKeys: labels.keyShowKeys,
      }}
    />
  )
}
