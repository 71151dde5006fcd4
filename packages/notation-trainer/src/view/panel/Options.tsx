import { SelectField, Switch } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { notationStyles, pieceLetter, type NotationStyle } from '../../model/notation.ts'
import { useTrainer } from '../trainerContext.ts'

const letters = (style: NotationStyle) =>
  (['k', 'q', 'r', 'b', 'n'] as const).map((piece) => pieceLetter(piece, style)).join(' ')

/** What goes beyond the trainer's first duties: practice without a clock, sound, other notations. */
export function Options() {
  const { state, labels } = useTrainer()
  const settings = useAtomValue(state.settings)
  const set = useSetAtom(state.set)

  return (
    <div className="notation-trainer-options">
      <div className="notation-trainer-switches">
        <Switch
          label={labels.practice}
          checked={settings.practice}
          onChange={(practice) => set({ practice })}
        />
        <Switch label={labels.sound} checked={settings.sound} onChange={(sound) => set({ sound })} />
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
