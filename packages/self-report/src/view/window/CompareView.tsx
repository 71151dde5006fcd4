import { useAtomValue, useSetAtom } from 'jotai'
import { balanceOf, compareRatings } from '../../model/compare.ts'
import { useLater } from '../useLater.ts'
import { DumbbellRow } from './DumbbellRow.tsx'
import { Side } from './Side.tsx'

/** Two ratings side by side, of two days or of two persons. */
export default function CompareView() {
  const { state, labels } = useLater()
  const all = useAtomValue(state.allRatings)
  const { from, to } = useAtomValue(state.sides)
  const { traits } = useAtomValue(state.data)
  const compare = useSetAtom(state.compare)
  if (!from || !to || all.length < 2) return <p className="self-report-nothing">{labels.compareNeeds}</p>
  const rows = compareRatings(traits, from, to)
  const options = all.toReversed().map((rating) => (
    <option key={rating.id} value={rating.id}>
      {labels.side(rating.date, rating.by)}
    </option>
  ))
  return (
    <div className="self-report-compare">
      <div className="self-report-sides">
        <Side rating={from} mark="was" label={labels.from} onChange={(id) => compare({ from: id })}>
          {options}
        </Side>
        <Side rating={to} mark="is" label={labels.to} onChange={(id) => compare({ to: id })}>
          {options}
        </Side>
        <p className="self-report-mono" role="status">
          {from.id === to.id ? labels.compareSame : labels.balance(balanceOf(rows))}
        </p>
      </div>
      <ul className="self-report-rows">
        {rows.map((row) => (
          <li key={row.id} className="self-report-row">
            <DumbbellRow row={row} steps={7} text={(value) => String(value ?? labels.none)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
