import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, SingleKeys, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { defaultLabels, type NeoCortexLabels } from '../labels.ts'
import { createNeoCortexState, type NeoCortexState } from '../state/createNeoCortexState.ts'
import { neoCortexSlice, type NeoCortexStorage } from '../storage.ts'
import { Entries } from './Entries.tsx'
import { EntryForm } from './EntryForm.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'

export interface NeoCortexProps {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: NeoCortexStorage | undefined
  /** Texts to replace. */
  labels?: Partial<NeoCortexLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
}

/**
 * Links and thoughts kept together: notes in Markdown with links both ways.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-neo-cortex', neoCortexSlice)
 * const App = () => <NeoCortex storage={storage} />
 * ```
 */
export function NeoCortex({ storage, labels, shortcuts = true, className = '' }: NeoCortexProps) {
  const [store] = useState(createStore)
  const [state] = useState(() => createNeoCortexState(storage ?? memoryStorage()))
  return (
    <Provider store={store}>
      <Device
        state={state}
        labels={{ ...defaultLabels, ...labels }}
        shortcuts={shortcuts}
        className={`neo-cortex ${className}`.trim()}
      />
    </Provider>
  )
}

interface DeviceProps {
  state: NeoCortexState
  labels: NeoCortexLabels
  shortcuts: boolean
  className: string
}

function Device({ state, labels, shortcuts, className }: DeviceProps) {
  const stored = useAtomValue(state.data)
  const hydrated = useHydrated()
  const data = hydrated ? stored : neoCortexSlice.defaults()
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
      <div className="neo-cortex-plate">
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
