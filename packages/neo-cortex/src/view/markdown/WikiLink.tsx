import { useAtomValue, useSetAtom } from 'jotai'
import { useLater } from '../useLater.ts'

/** A link to another card; where there is none of that title, it makes one. */
export function WikiLink({ target, shown }: { target: string; shown: string }) {
  const { state, labels } = useLater()
  const graph = useAtomValue(state.graph)
  const visit = useSetAtom(state.visit)
  const add = useSetAtom(state.add)
  const card = graph.find(target)
  return (
    <button
      type="button"
      className="neo-cortex-link"
      data-missing={!card || undefined}
      title={card ? undefined : labels.missingLink(target)}
      onClick={() => (card ? visit(card.id) : add({ title: target }))}
    >
      {shown}
    </button>
  )
}
