import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, useAnnouncer } from '@kleinzeug/ui'
import { createStore, Provider } from 'jotai'
import { useMemo, useState } from 'react'
import { defaultLabels, type DeciderLabels } from '../labels.ts'
import { systemRandom, type RandomSource } from '@kleinzeug/random'
import { createDeciderState } from '../state/createDeciderState.ts'
import type { DeciderStorage } from '../storage.ts'
import { DeciderContext } from './DeciderContext.ts'
import { Device } from './Device.tsx'
import { Editor } from './Editor.tsx'

export interface DeciderProps {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: DeciderStorage
  /** Texts to replace. */
  labels?: Partial<DeciderLabels>
  className?: string
  /**
   * Where its chance comes from: a function that gives integers from 0 to 2³² − 1. For tests and
   * demonstrations; read once.
   *
   * @defaultValue `crypto.getRandomValues`
   */
  random?: RandomSource
}

/** A random-choice decider with lists: drawn fairly before it spins, kept in the browser. */
export function Decider({ storage, labels, className = '', random = systemRandom }: DeciderProps) {
  const [store] = useState(createStore)
  const [state] = useState(() => createDeciderState(storage ?? memoryStorage(), random))
  const [announce, region] = useAnnouncer()
  const instance = useMemo(
    () => ({ state, labels: { ...defaultLabels, ...labels }, announce }),
    [state, labels, announce],
  )
  return (
    <Provider store={store}>
      <DeciderContext value={instance}>
        <section className={`decider ${className}`.trim()} aria-label={instance.labels.title}>
          <div className="decider-body">
            <Device />
            <Editor />
          </div>
          <Announcer region={region} />
        </section>
      </DeciderContext>
    </Provider>
  )
}
