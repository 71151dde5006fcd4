import { memoryStorage, type StorageAdapter } from '@kleinzeug/storage'
import { useHydrated } from '@kleinzeug/ui'
import { createStore } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createEnvironment, createStillEnvironment, type Environment, type Sources } from './environment.ts'

/** What the state of a tool is made over. */
export interface ToolStateOptions<Data> {
  /**
   * Where the tool stores its data; in memory when left out. Pass the same adapter at every render: `useValueStorage` of
   * `@kleinzeug/storage/react` makes one of a value and its setter.
   */
  storage?: StorageAdapter<Data> | undefined
  /** Data to start with when `storage` is left out; read once. The slice's defaults when left out too. */
  initial?: Data | undefined
  /** Clock and chance, for tests and demonstrations; read once. */
  sources?: Sources | undefined
  /**
   * Called with the data after each change that is made in this tool: not when stored data arrive, nor for what
   * another tab has changed, nor while a sample is tried.
   */
  onChange?: ((data: Data) => void) | undefined
}

/**
 * Makes the atoms of one instance of a tool and the store that holds them. Until the page is hydrated they know the
 * slice's defaults alone; the stored data follow, and so do those of a swapped `storage`.
 *
 * @param createState as `defineTool` has it; `options` are those of the first render, once the page is hydrated
 */
export function useToolState<Data, State, Options extends ToolStateOptions<Data>>(
  createState: (storage: StorageAdapter<Data>, environment: Environment, options?: Options) => State,
  options: Options,
) {
  const { storage, onChange } = options
  const [first] = useState(() => options)
  const [store] = useState(createStore)
  const hydrated = useHydrated()
  const environment = useMemo(
    () => (hydrated ? createEnvironment : createStillEnvironment)(first.sources),
    [hydrated, first],
  )
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  const state = useMemo(() => {
    const kept = (hydrated && storage) || memoryStorage(first.initial)
    const write = (data: Data) => {
      kept.write(data)
      changed.current?.(data)
    }
    // oxlint-disable-next-line react/refs -- read when data are written
    return createState({ ...kept, write }, environment, hydrated ? first : undefined)
  }, [hydrated, storage, environment, first, createState])
  return { state, store, environment, hydrated }
}
