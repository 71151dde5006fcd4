import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, Button, KeyDialog, useAnnouncer, useHydrated, useKeys } from '@kleinzeug/ui'
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { defaultLabels, type ResumeGeneratorLabels } from '../labels.ts'
import { createResumeGeneratorState, type ResumeGeneratorState } from '../state/createResumeGeneratorState.ts'
import { resumeGeneratorSlice, type ResumeGeneratorStorage } from '../storage.ts'
import { Entries } from './Entries.tsx'
import { EntryForm } from './EntryForm.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'

export interface ResumeGeneratorProps {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: ResumeGeneratorStorage | undefined
  /** Texts to replace. */
  labels?: Partial<ResumeGeneratorLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
}

/**
 * A German resume from form to PDF, made wholly in the browser: pages that print as they are shown.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-resume-generator', resumeGeneratorSlice)
 * const App = () => <ResumeGenerator storage={storage} />
 * ```
 */
export function ResumeGenerator({ storage, labels, shortcuts = true, className = '' }: ResumeGeneratorProps) {
  const [store] = useState(createStore)
  const [state] = useState(() => createResumeGeneratorState(storage ?? memoryStorage()))
  return (
    <Provider store={store}>
      <Device
        state={state}
        labels={{ ...defaultLabels, ...labels }}
        shortcuts={shortcuts}
        className={`resume-generator ${className}`.trim()}
      />
    </Provider>
  )
}

interface DeviceProps {
  state: ResumeGeneratorState
  labels: ResumeGeneratorLabels
  shortcuts: boolean
  className: string
}

function Device({ state, labels, shortcuts, className }: DeviceProps) {
  const stored = useAtomValue(state.data)
  const hydrated = useHydrated()
  const data = hydrated ? stored : resumeGeneratorSlice.defaults()
  const removed = useAtomValue(state.removed)
  const add = useSetAtom(state.add)
  const remove = useSetAtom(state.remove)
  const undo = useSetAtom(state.undo)
  const [announce, region] = useAnnouncer()
  const [keysShown, setKeysShown] = useState(false)
  const root = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)

  const actions: Record<KeyAction, () => void> = {
    newEntry: () => field.current?.focus(),
    undo: () => {
      const restored = undo()
      if (restored) announce(labels.undone(restored.entry.name))
      field.current?.focus()
    },
    showKeys: () => setKeysShown(true),
  }
  useKeys(root, keyTable, shortcuts, (action) => actions[action]())

  return (
    <section ref={root} className={className} aria-label={labels.title}>
      <Entries
        entries={data.entries}
        removed={removed}
        labels={labels}
        onRemove={remove}
        onUndo={actions.undo}
      />
      <div className="resume-generator-plate">
        <EntryForm data={data} labels={labels} field={field} onAdd={add} />
        <Button variant="quiet" aria-keyshortcuts="?" onClick={actions.showKeys}>
          {labels.showKeys}
        </Button>
      </div>
      <KeyDialog
        open={keysShown}
        onClose={() => setKeysShown(false)}
        title={labels.keysTitle}
        closeLabel={labels.close}
        table={keyTable}
        actionNames={labels.keys}
      />
      <Announcer region={region} />
    </section>
  )
}
