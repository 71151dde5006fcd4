import { useAtomValue } from 'jotai'
import { HINTS_AS_OF, hintsOf } from '../../model/account/hints.ts'
import type { WorkYear } from '../../model/record/work.ts'
import { useLater } from '../useLater.ts'

/** Hints at the Arbeitszeitgesetz, folded away; off in the settings. */
export function Hints({ year }: { year: WorkYear }) {
  const { state, labels } = useLater()
  const previous = useAtomValue(state.previousYear)
  const { hints: shown = true } = useAtomValue(state.settings)
  const hints = shown ? hintsOf(year, previous) : []
  if (hints.length === 0) return null
  const [asOfYear, asOfMonth] = HINTS_AS_OF.split('-').map(Number)
  return (
    <details className="worktime-hints">
      <summary>{labels.hints(hints.length)}</summary>
      <ul>
        {hints.map((hint) => (
          <li key={`${hint.kind} ${hint.date}`}>{labels.hint(hint)}</li>
        ))}
      </ul>
      <p className="worktime-note">{labels.hintsNote(`${labels.month(asOfMonth ?? 1)} ${asOfYear}`)}</p>
    </details>
  )
}
