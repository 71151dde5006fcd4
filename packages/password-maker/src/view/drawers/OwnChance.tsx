import { Button, Choice } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { bitsOfRolls, chiSquared, countsOf } from '../../model/rolls/rollStatistics.ts'
import { OriginSteps } from './OriginSteps.tsx'
import { useDrawer } from './useDrawer.ts'

/** Throws of a die or a coin as a second source of chance, and how the password follows from both. */
export function OwnChance({ hidden }: { hidden: boolean }) {
  const { state, labels, announce } = useDrawer()
  const [rolls, setRolls] = useAtom(state.rolls)
  const current = useAtomValue(state.current)
  const draw = useSetAtom(state.draw)
  const { tool, faces } = rolls
  const { value, verdict } = chiSquared(rolls)
  const counts = countsOf(rolls)
  const throwFace = (face: number) => {
    const next = { tool, faces: [...faces, face] }
    setRolls(next)
    announce(`${labels.face(tool, face)}. ${labels.rolled(next.faces.length, bitsOfRolls(next))}`)
  }
  const isEmpty = faces.length === 0 || undefined
  return (
    <>
      <p>{labels.rollsIntro}</p>
      <Choice
        legend={labels.rollTool}
        value={tool}
        options={[
          { value: 'die', label: labels.rollTools.die },
          { value: 'coin', label: labels.rollTools.coin },
        ]}
        onChange={(next) => setRolls({ tool: next, faces: [] })}
      />
      <div className="password-maker-row" role="group" aria-label={labels.rollTools[tool]}>
        {counts.map((count, face) => (
          // Faces are told apart by their number.
          // oxlint-disable-next-line react/no-array-index-key
          <Button key={face} className="password-maker-face" onClick={() => throwFace(face)}>
            {labels.face(tool, face)}
            <small aria-hidden="true">{count}</small>
          </Button>
        ))}
      </div>
      <p>
        {labels.rolled(faces.length, bitsOfRolls(rolls))} {labels.chiSquared(value, verdict)}
      </p>
      <div className="password-maker-row">
        <Button
          variant="primary"
          aria-disabled={isEmpty}
          onClick={() => {
            if (!isEmpty) draw()
          }}
        >
          {labels.drawWithRolls}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={isEmpty}
          onClick={() => setRolls({ tool, faces: faces.slice(0, -1) })}
        >
          {labels.rollBack}
        </Button>
        <Button variant="quiet" aria-disabled={isEmpty} onClick={() => setRolls({ tool, faces: [] })}>
          {labels.rollsClear}
        </Button>
      </div>
      {current?.origin &&
        (hidden ? <p>{labels.hiddenHint}</p> : <OriginSteps key={current.id} origin={current.origin} />)}
    </>
  )
}
