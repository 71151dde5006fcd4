import { memoryStorage } from '@kleinzeug/storage'
import { Button } from '@kleinzeug/ui'
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { defaultLabels, type __Name__Labels } from '../labels.ts'
import { create__Name__State, type __Name__State } from '../state/create__Name__State.ts'
import type { __Name__Storage } from '../storage.ts'

export interface __Name__Props {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: __Name__Storage
  /** Texts to replace. */
  labels?: Partial<__Name__Labels>
  className?: string
}

/** __description__ */
export function __Name__({ storage, labels, className = '' }: __Name__Props) {
  const [store] = useState(createStore)
  const [state] = useState(() => create__Name__State(storage ?? memoryStorage()))
  return (
    <Provider store={store}>
      <section className={`__name__ ${className}`.trim()}>
        <Counter state={state} labels={{ ...defaultLabels, ...labels }} />
      </section>
    </Provider>
  )
}

function Counter({ state, labels }: { state: __Name__State; labels: __Name__Labels }) {
  const { count } = useAtomValue(state.data)
  const press = useSetAtom(state.press)
  return (
    <>
      <Button onClick={press}>{labels.press}</Button>
      <output>{labels.pressed(count)}</output>
    </>
  )
}
