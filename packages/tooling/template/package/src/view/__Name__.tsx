import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, SingleKeys, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { defaultLabels, type __Name__Labels } from '../labels.ts'
import { create__Name__State, type __Name__State } from '../state/create__Name__State.ts'
import { __camel__Slice, type __Name__Storage } from '../storage.ts'
import { Entries } from './Entries.tsx'
import { EntryForm } from './EntryForm.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'

export interface __Name__Props {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: __Name__Storage | undefined
  /** Texts to replace. */
  labels?: Partial<__Name__Labels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
}

/**
 * __description__
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-__name__', __camel__Slice)
 * const App = () => <__Name__ storage={storage} />
 * ```
 */
export function __Name__({ storage, labels, shortcuts = true, className = '' }: __Name__Props) {
  const [store] = useState(createStore)
  const [state] = useState(() => create__Name__State(storage ?? memoryStorage()))
  return (
    <Provider store={store}>
      <Device
        state={state}
        labels={{ ...defaultLabels, ...labels }}
        shortcuts={shortcuts}
        className={`__name__ ${className}`.trim()}
      />
    </Provider>
  )
}

interface DeviceProps {
  state: __Name__State
  labels: __Name__Labels
  shortcuts: boolean
  className: string
}

function Device({ state, labels, shortcuts, className }: DeviceProps) {
  const stored = useAtomValue(state.data)
  const hydrated = useHydrated()
  const data = hydrated ? stored : __camel__Slice.defaults()
  const removed = useAtomValue(state.removed)
  const add = useSetAtom(state.add)
  const remove = useSetAtom(state.remove)
  const undo = useSetAtom(state.undo)
  const [announce, region] = useAnnouncer()
  const root = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)

  const actions: Record<Exclude<KeyAction, 'showKeys'>, () => void> = {
    newEntry: () => field.current?.focus(),
    undo: () => {
      const restored = undo()
      if (restored) announce(labels.undone(restored.entry.name))
      field.current?.focus()
    },
  }

  return (
    <section ref={root} className={className} aria-label={labels.title}>
      <Entries
        entries={data.entries}
        removed={removed}
        labels={labels}
        onRemove={remove}
        onUndo={actions.undo}
      />
      <div className="__name__-plate">
        <EntryForm data={data} labels={labels} field={field} onAdd={add} />
        <SingleKeys
          root={root}
          table={keyTable}
          everywhere={shortcuts}
          act={(action) => actions[action]()}
          labels={labels}
        />
      </div>
      <Announcer region={region} />
    </section>
  )
}
