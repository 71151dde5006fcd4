import { SelectField, Switch } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { notationStyles, type NotationStyle } from '../../model/trainerData.ts'
import { pieceLetter } from '../../model/notation.ts'
import { officers } from '../../model/ply.ts'
import { useTrainer } from '../trainerContext.ts'

const letters = (style: NotationStyle) => officers.map((piece) => pieceLetter(piece, style)).join(' ')

/** The settings: shown moves, practice, turning of the board, sound, notation. */
export function Options() {
  const { state, labels } = useTrainer()
  const settings = useAtomValue(state.settings)
  const set = useSetAtom(state.set)
  const [flipped, setFlipped] = useAtom(state.flipped)

  const setting = (name: 'showMoves' | 'flipBoardEachTurn' | 'practice' | 'sound') => (
    <Switch label={labels[name]} checked={settings[name]} onChange={(on) => set({ [name]: on })} />
  )

  return (
    <div className="notation-trainer-options">
      <div className="notation-trainer-switches">
        {setting('showMoves')}
        {setting('practice')}
        <Switch label={labels.flipBoard} checked={flipped} onChange={setFlipped} />
        {setting('flipBoardEachTurn')}
        {setting('sound')}
      </div>
      <SelectField
        label={labels.notation}
        value={settings.notation}
        onChange={(value) => {
          const notation = notationStyles.find((style) => style === value)
          if (notation) set({ notation })
        }}
      >
        {notationStyles.map((style) => (
          <option key={style} value={style}>
            {labels.notationName(style)}: {letters(style)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
