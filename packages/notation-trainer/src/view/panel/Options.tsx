import { Button, Icon, SelectField, Switch } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { notationStyles, pieceLetter, type NotationStyle } from '../../model/notation.ts'
import { useTrainer } from '../trainerContext.ts'

const letters = (style: NotationStyle) =>
  (['k', 'q', 'r', 'b', 'n'] as const).map((piece) => pieceLetter(piece, style)).join(' ')

/** What goes beyond the trainer's first duties: hints, practice, sound, other notations. */
export function Options() {
  const { state, labels, announce } = useTrainer()
  const store = useStore()
  const settings = useAtomValue(state.settings)
  const set = useSetAtom(state.set)
  const run = useAtomValue(state.run)
  const { plies } = useAtomValue(state.line)
  const showHint = useSetAtom(state.showHint)

  const hint = () => {
    const stage = showHint()
    const next = store.get(state.line).plies[store.get(state.run).at]
    if (next && stage === 'piece') announce(labels.hintPiece(next.from, next.piece))
    if (next && stage === 'arrow') announce(labels.hintArrow(next.from, next.to))
  }

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
      <Button
        icon={<Icon name="search" />}
        disabled={run.at === plies.length || run.hint === 'arrow'}
        onClick={hint}
      >
        {labels.hint}
      </Button>
    </div>
  )
}
