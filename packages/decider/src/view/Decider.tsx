import { systemRandom, type RandomSource } from '@kleinzeug/random'
import { DraftsProvider } from '@kleinzeug/shell'
import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { createStore, Provider } from 'jotai'
import { useMemo, useRef, useState } from 'react'
import { defaultLabels, type DeciderLabels } from '../labels.ts'
import { createDeciderState } from '../state/createDeciderState.ts'
import type { DeciderStorage } from '../storage.ts'
import { DeciderContext } from './DeciderContext.ts'
import { Device } from './Device.tsx'
import { Editor } from './lists/Editor.tsx'

export interface DeciderProps {
  /** Where it stores its data; in memory when left out. Pass the same adapter at every render. */
  storage?: DeciderStorage | undefined
  /** Texts to replace. */
  labels?: Partial<DeciderLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
  /**
   * The source of chance: returns integers from 0 to 2³² − 1. For tests and demonstrations; read once.
   *
   * @defaultValue `crypto.getRandomValues`
   */
  random?: RandomSource | undefined
}

/**
 * Decides between the items of a list: draws winners without bias, then shows them by a highlight that runs
 * over the candidates.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-decider', deciderSlice)
 *
 * export const App = () => <Decider storage={storage} />
 * ```
 */
export function Decider({
  storage,
  labels,
  shortcuts = true,
  className = '',
  random = systemRandom,
}: DeciderProps) {
  const [store] = useState(createStore)
  // A server and the render that hydrates its page show no stored data.
  const hydrated = useHydrated()
  const [given] = useState(() => random)
  const state = useMemo(
    () => createDeciderState((hydrated && storage) || memoryStorage(), given),
    [hydrated, storage, given],
  )
  const [announce, region] = useAnnouncer()
  const root = useRef<HTMLElement>(null)
  const instance = useMemo(
    () => ({ state, labels: { ...defaultLabels, ...labels }, announce }),
    [state, labels, announce],
  )
  return (
    <Provider store={store}>
      <DeciderContext value={instance}>
        <DraftsProvider storage={storage}>
          <section ref={root} className={`decider ${className}`.trim()} aria-label={instance.labels.title}>
            <div className="decider-body">
              <Device root={root} shortcuts={shortcuts} />
              <Editor />
            </div>
            <Announcer region={region} />
          </section>
        </DraftsProvider>
      </DeciderContext>
    </Provider>
  )
}
