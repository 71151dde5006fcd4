import { keyRows, type KeyBinding } from '@kleinzeug/ui/key-table'
import { defaultLabels as labels } from './labels.ts'
import { radioKeys, type RadioAction } from './view/keys/radioKeys.ts'

type OtherAction = Exclude<RadioAction, `station${number}`>

const others = radioKeys.filter(
  (binding): binding is KeyBinding<OtherAction> => !binding.action.startsWith('station'),
)

/** The key table in words, for the help of a page; the keys of the stations are one row. */
export const keyHelp = [
  { keys: ['1–8'], does: labels.stationKeys },
  ...keyRows(
    others,
    {
      toggle: labels.keyToggle,
      mute: labels.keyMute,
      louder: labels.keyLouder,
      quieter: labels.keyQuieter,
      undo: labels.undo,
      redo: labels.redo,
      showKeys: labels.keyShowKeys,
    },
    { ' ': labels.spaceKey },
  ),
]
