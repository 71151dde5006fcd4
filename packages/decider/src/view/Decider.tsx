import { memoryStorage } from '@kleinzeug/storage'
import { Button } from '@kleinzeug/ui'
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { defaultLabels, type DeciderLabels } from '../labels.ts'
import { createDeciderState, type DeciderState } from '../state/createDeciderState.ts'
import type { DeciderStorage } from '../storage.ts'

export interface DeciderProps {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: DeciderStorage
  /** Texts to replace. */
  labels?: Partial<DeciderLabels>
  className?: string
}

/** A random-choice decider with lists: drawn fairly before it spins, kept in the browser. */
export function Decider({ storage, labels, className = '' }: DeciderProps) {
  const [store] = useState(createStore)
  const [state] = useState(() => createDeciderState(storage ?? memoryStorage()))
  return (
    <Provider store={store}>
      <section className={`decider ${className}`.trim()}>
        <Counter state={state} labels={{ ...defaultLabels, ...labels }} />
      </section>
    </Provider>
  )
}

function Counter({ state, labels }: { state: DeciderState; labels: DeciderLabels }) {
  const { count } = useAtomValue(state.data)
  const press = useSetAtom(state.press)
  return (
    <>
      <Button onClick={press}>{labels.press}</Button>
      <output>{labels.pressed(count)}</output>
    </>
  )
}
