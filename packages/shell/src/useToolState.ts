import type { StorageAdapter } from '@kleinzeug/storage'
import { useHydrated } from '@kleinzeug/ui'
import { createStore } from 'jotai'
import { useMemo, useState } from 'react'
import { createEnvironment, createStillEnvironment, type Environment, type Sources } from './environment.ts'
import { useToolStorage, type ChangeProps, type DataProps } from './useToolStorage.ts'

interface SourcesProps {
  /** Clock and chance, for tests and demonstrations; read once. */
  sources?: Sources | undefined
}

/** What the state of a tool is made over. */
export type ToolStateOptions<Data> = DataProps<Data> & ChangeProps<Data> & SourcesProps

/**
 * Makes the atoms of one instance of a tool and the store that holds them. Until the page is hydrated they know the
 * slice's defaults alone, or the data in `initial` or `value`; the stored data follow, and so do those of a swapped
 * `storage`.
 *
 * @param createState as `defineTool` has it; `options` are those of the first render, once the page is hydrated
 */
export function useToolState<Data, State, Options extends ToolStateOptions<Data>>(
  createState: (storage: StorageAdapter<Data>, environment: Environment, options?: Options) => State,
  options: Options,
) {
  const [first] = useState(() => options)
  const [store] = useState(createStore)
  const hydrated = useHydrated()
  const environment = useMemo(
    () => (hydrated ? createEnvironment : createStillEnvironment)(first.sources),
    [hydrated, first],
  )
  const storage = useToolStorage(options, first.initial ?? first.value, hydrated)
  const state = useMemo(
    () => createState(storage, environment, hydrated ? first : undefined),
    [hydrated, storage, environment, first, createState],
  )
  return { state, store, environment, hydrated }
}
