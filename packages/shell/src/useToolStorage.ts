import { memoryStorage, type StorageAdapter } from '@kleinzeug/storage'
import { useEffect, useMemo, useRef, useState } from 'react'

/** The tool stores its data. */
export interface StoredData<Data> {
  /** Where the tool stores its data; in memory when left out. Pass the same adapter at every render. */
  storage?: StorageAdapter<Data> | undefined
  initial?: undefined
  value?: undefined
  onValueChange?: undefined
}

/** The tool keeps its data until it is unmounted. */
export interface InitialData<Data> {
  /** Data to start with, in place of `storage`; read once. The slice's defaults when left out too. */
  initial: Data | undefined
  storage?: undefined
  value?: undefined
  onValueChange?: undefined
}

/** The component around holds the data. */
export interface ControlledData<Data> {
  /** The data, in place of `storage` and `initial`, as a field of React has them: what is not taken over goes back. */
  value: Data
  /** Called with the data after each edit; required with `value`. */
  onValueChange: (data: Data) => void
  storage?: undefined
  initial?: undefined
}

/** Where the data of a tool are: one of the three, never two. */
export type DataProps<Data> = StoredData<Data> | InitialData<Data> | ControlledData<Data>

/** Those of a tool's props with which it may store its data: for components around it that give it a storage. */
export type StoredProps<Props> = Extract<Props, { initial?: undefined; value?: undefined }>

export interface ChangeProps<Data> {
  /**
   * Called with the data after each change that is made in this tool: not when stored data arrive, nor for what
   * another tab has changed, nor while a sample is tried.
   */
  onChange?: ((data: Data) => void) | undefined
}

/**
 * The adapter that a tool reads and writes, be its data stored, held by the component around, or in memory.
 *
 * @param start the data in memory; read once for each storage
 * @param isStored whether the stored data may be read; false during hydration
 */
export function useToolStorage<Data>(
  options: DataProps<Data> & ChangeProps<Data>,
  start: Data | undefined,
  isStored = true,
): StorageAdapter<Data> {
  const { storage, value } = options
  const [, renderAgain] = useState<object>()
  const latest = useRef(options)
  const kept = useMemo(() => (isStored && storage) || memoryStorage(start), [isStored, storage, start])
  useEffect(() => {
    latest.current = options
    if (value !== undefined) kept.write(value)
  })
  return useMemo(
    () => ({
      // Called on the adapter, which may be an instance of a class.
      read: () => kept.read(),
      subscribe: (onChange) => kept.subscribe(onChange),
      flush: () => kept.flush?.(),
      isLoading: () => kept.isLoading?.() ?? false,
      drafts: kept.drafts,
      write: (data) => {
        // Two edits of one event see each other; the component around decides once both are made.
        kept.write(data)
        const { onChange, onValueChange } = latest.current
        onChange?.(data)
        if (!onValueChange) return
        onValueChange(data)
        renderAgain({})
      },
    }),
    [kept],
  )
}
