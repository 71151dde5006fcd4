import { useAtomValue } from 'jotai'
import { lazy, Suspense, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useDecider } from '../DeciderContext.ts'
import { DecisionHistory } from '../DecisionHistory.tsx'
import { Items } from './Items.tsx'
import { ListHead } from './ListHead.tsx'
import { Lists } from './Lists.tsx'

const UndoBar = lazy(() => import('../UndoBar.tsx'))

const swallow = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Keeps every control inside from acting. `disabled` on a fieldset or `inert` would do the same, but they change the
 * style of every descendant, which with 2,000 items delays the first and the last step of the highlight.
 */
const lock = {
  'aria-disabled': true,
  onPointerDownCapture: swallow,
  onClickCapture: swallow,
  onSubmitCapture: swallow,
  onPasteCapture: swallow,
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && event.key !== 'Escape') swallow(event)
  },
} as const

/** Lists, their items and the history, locked during a spin. */
export function Editor() {
  const { state, labels } = useDecider()
  const list = useAtomValue(state.list)
  const locked = useAtomValue(state.locked)
  const hasNotice = useAtomValue(state.noticed) !== undefined
  return (
    <div className="decider-editor" tabIndex={-1}>
      <div className="decider-editor-fields" role="group" aria-label={labels.editor} {...(locked && lock)}>
        <Lists />
        {list && (
          <section className="decider-section" aria-label={labels.items}>
            <ListHead list={list} />
            <Items list={list} />
          </section>
        )}
        <DecisionHistory />
      </div>
      {hasNotice && (
        <Suspense>
          <UndoBar />
        </Suspense>
      )}
    </div>
  )
}
