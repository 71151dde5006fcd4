import { Button, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Card } from '../../model/card.ts'
import { numberBelow, numberBeside } from '../../model/sequence.ts'
import { useLater } from '../useLater.ts'

/** How many cards before and behind this one are named. */
const AROUND = 2

/** The cards around a numbered one in the order of the box, and the keys that put a new one behind it. */
export function Sequence({ card }: { card: Card }) {
  const { state, labels } = useLater()
  const numbered = useAtomValue(state.numbered)
  const visit = useSetAtom(state.visit)
  const add = useSetAtom(state.add)
  const write = useSetAtom(state.write)
  const { number } = card
  if (!number) return null
  const taken = new Set(numbered.map((each) => each.number?.toLowerCase()))
  const isTaken = (each: string) => taken.has(each.toLowerCase())
  const at = numbered.findIndex(({ id }) => id === card.id)
  const around = numbered.slice(Math.max(0, at - AROUND), at + AROUND + 1)
  const put = (next: string) => {
    add({ number: next })
    write(true)
  }
  const [beside, below] = [numberBeside(number, isTaken), numberBelow(number, isTaken)]
  return (
    <div className="neo-cortex-links" role="group" aria-label={labels.sequence}>
      <Legend>{labels.sequence}</Legend>
      <ol className="neo-cortex-sequence">
        {around.map(({ id, number: own, title }) => (
          <li key={id}>
            <span className="neo-cortex-mono">{own}</span>
            {id === card.id ? (
              <span aria-current="true">{title || labels.untitled}</span>
            ) : (
              <button type="button" className="neo-cortex-link" onClick={() => visit(id)}>
                {title || labels.untitled}
              </button>
            )}
          </li>
        ))}
      </ol>
      <div className="neo-cortex-card-keys">
        <Button onClick={() => put(beside)}>{labels.numberBeside(beside)}</Button>
        <Button onClick={() => put(below)}>{labels.numberBelow(below)}</Button>
      </div>
    </div>
  )
}
