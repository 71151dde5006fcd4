import { useAtomValue } from 'jotai'
import { useDecider } from './DeciderContext.ts'
import { History } from './History.tsx'
import { Items } from './Items.tsx'
import { ListHead } from './ListHead.tsx'
import { Lists } from './Lists.tsx'
import { UndoBar } from './UndoBar.tsx'

/** Lists, their items and the history: everything that is edited, not played with. */
export function Editor() {
  const { state, labels } = useDecider()
  const list = useAtomValue(state.list)
  const frozen = useAtomValue(state.frozen)
  return (
    <div className="decider-editor" tabIndex={-1} data-frozen={frozen || undefined}>
      <Lists />
      {list && (
        <section className="decider-section" aria-label={labels.items}>
          <ListHead list={list} />
          <Items list={list} />
        </section>
      )}
      <History />
      <UndoBar />
    </div>
  )
}
