import { useAtomValue } from 'jotai'
import { useDecider } from './DeciderContext.ts'
import { DecisionHistory } from './DecisionHistory.tsx'
import { Items } from './Items.tsx'
import { ListHead } from './ListHead.tsx'
import { Lists } from './Lists.tsx'
import { UndoBar } from './UndoBar.tsx'

/**
 * Lists, their items and the history. During a spin the fieldset disables every control in it, which spares
 * thousands of rows a render at the start of the highlight.
 */
export function Editor() {
  const { state, labels } = useDecider()
  const list = useAtomValue(state.list)
  const locked = useAtomValue(state.locked)
  return (
    <div className="decider-editor" tabIndex={-1} data-locked={locked || undefined}>
      <fieldset className="decider-editor-fields" disabled={locked} aria-label={labels.editor}>
        <Lists />
        {list && (
          <section className="decider-section" aria-label={labels.items}>
            <ListHead list={list} />
            <Items list={list} />
          </section>
        )}
        <DecisionHistory />
      </fieldset>
      <UndoBar />
    </div>
  )
}
