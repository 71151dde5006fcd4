import { IconButton, Icon, SelectField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useId, type ComponentType } from 'react'
import { games } from '../../model/games.ts'
import { openings, type Opening } from '../../model/openings.ts'
import type { ScriptError } from '../../model/script.ts'
import { useTrainer } from '../NotationTrainerContext.ts'
import { MoveList } from './MoveList.tsx'
import { Readings } from './Readings.tsx'

/** Stands for a part that could not be loaded. */
const nothing = { default: () => null }

// Neither is part of the first render: that line cannot be damaged, and has not been played.
const DamagedLine = lazy((): Promise<{ default: ComponentType<{ error: ScriptError }> }> =>
  import('./DamagedLine.tsx').catch(() => nothing),
)
const loadResult = (): Promise<{ default: ComponentType }> => import('./Result.tsx').catch(() => nothing)
const Result = lazy(loadResult)

const optionsOf = (lines: readonly Pick<Opening, 'id' | 'title'>[]) =>
  lines.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ))

/** The device's plate: opening, readings and moves. */
export function Panel() {
  const { state, labels } = useTrainer()
  const opening = useAtomValue(state.opening)
  const own = useAtomValue(state.own)
  const repertoires = useAtomValue(state.repertoires)
  const checked = useAtomValue(state.checked)
  const choose = useSetAtom(state.choose)
  const restart = useSetAtom(state.restart)
  const isFinished = useAtomValue(state.run).finishedAt !== undefined
  const titleId = useId()

  useEffect(() => void loadResult(), [])

  return (
    <div className="notation-trainer-plate" role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className="ui-legend notation-trainer-title">
        {labels.title}
      </h2>
      <div className="notation-trainer-choose">
        <SelectField label={labels.opening} value={opening.id} onChange={(id) => void choose(id)}>
          <optgroup label={labels.openings}>{optionsOf(openings)}</optgroup>
          <optgroup label={labels.games}>{optionsOf(games)}</optgroup>
          {own.length > 0 && <optgroup label={labels.ownLines}>{optionsOf(own)}</optgroup>}
          {repertoires.length > 0 && <optgroup label={labels.repertoires}>{optionsOf(repertoires)}</optgroup>}
        </SelectField>
        <IconButton
          variant="key"
          label={labels.restart}
          icon={<Icon name="restart" size={20} />}
          onClick={() => restart()}
        />
      </div>
      <Readings />
      {checked.ok ? (
        <>
          <MoveList />
          {isFinished && (
            <Suspense>
              <Result />
            </Suspense>
          )}
        </>
      ) : (
        <Suspense>
          <DamagedLine error={checked.error} />
        </Suspense>
      )}
    </div>
  )
}
