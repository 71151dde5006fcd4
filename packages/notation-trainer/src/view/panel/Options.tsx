import { RangeField, SelectField, Switch } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { longestPause, notationStyles, sides, type NotationStyle } from '../../model/trainerData.ts'
import { pieceLetter } from '../../model/notation.ts'
import { officers } from '../../model/ply.ts'
import { useTrainer } from '../NotationTrainerContext.ts'

const letters = (style: NotationStyle) => officers.map((piece) => pieceLetter(piece, style)).join(' ')

/** The settings: three switches in view, the others in a disclosure. */
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
        <Switch label={labels.flipBoard} checked={flipped} onChange={setFlipped} />
        {setting('flipBoardEachTurn')}
      </div>
      <details className="notation-trainer-settings">
        <summary>{labels.settings}</summary>
        <div className="notation-trainer-more">
          <SelectField
            label={labels.side}
            value={settings.side}
            onChange={(value) => {
              const side = sides.find((each) => each === value)
              if (side) set({ side })
            }}
          >
            {sides.map((side) => (
              <option key={side} value={side}>
                {labels.sideName[side]}
              </option>
            ))}
          </SelectField>
          <RangeField
            label={labels.pause}
            min={0}
            max={longestPause}
            step={100}
            value={settings.pause}
            valueText={labels.seconds(settings.pause)}
            onChange={(pause) => set({ pause })}
          />
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
          {setting('practice')}
          {setting('sound')}
        </div>
      </details>
    </div>
  )
}
