import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { createStore, Provider } from 'jotai'
import { useMemo, useState } from 'react'
import { defaultLabels, type NeoCortexLabels } from '../labels.ts'
import type { SharedPage } from '../model/quickLine.ts'
import { createNeoCortexState, systemSources, type Sources } from '../state/createNeoCortexState.ts'
import type { NeoCortexStorage } from '../storage.ts'
import { Device } from './Device.tsx'
import { NeoCortexContext } from './NeoCortexContext.ts'

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
  /**
   * Whether images of other hosts in the text of a card are loaded unasked. Without it they are loaded host by
   * host, after the visitor has allowed it, until the page is closed.
   *
   * @defaultValue false
   */
  showExternalImages?: boolean | undefined
  /** A page that was shared with this one: it is written into the line and filed by the visitor. Read once. */
  shared?: SharedPage | undefined
  /** Called when what was shared has been filed. */
  onShared?: (() => void) | undefined
  /**
   * The address of the page that shows this tool and gives its query `url`, `title` and `text` to `shared`. With it
   * a bookmarklet is offered.
   */
  address?: string | undefined
  /** How full the store is, in characters, all other data included. Called once. */
  measureStore?: (() => Promise<{ readonly used: number; readonly quota: number }>) | undefined
  /** Calendar and chance, for tests and demonstrations; read once. */
  sources?: Partial<Sources> | undefined
}

/**
 * Links and thoughts kept together: notes in Markdown with links both ways, drawn as a map.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-neo-cortex', neoCortexSlice)
 * const App = () => <NeoCortex storage={storage} />
 * ```
 */
export function NeoCortex({
  storage,
  labels,
  shortcuts = true,
  className = '',
  showExternalImages = false,
  shared,
  onShared,
  address,
  measureStore,
  sources,
}: NeoCortexProps) {
  const [store] = useState(createStore)
  const [given] = useState(() => ({ sources: { ...systemSources, ...sources }, shared }))
  const hydrated = useHydrated()
  // A server knows no data: the first render shows the defaults, and the data comes after hydration.
  const state = useMemo(
    () =>
      createNeoCortexState(
        (hydrated ? storage : undefined) ?? memoryStorage(),
        given.sources,
        hydrated ? given.shared : undefined,
      ),
    [hydrated, storage, given],
  )
  const [announce, region] = useAnnouncer()
  const instance = useMemo(
    () => ({
      state,
      labels: { ...defaultLabels, ...labels },
      announce,
      showExternalImages,
      address,
      onShared,
    }),
    [state, labels, announce, showExternalImages, address, onShared],
  )
  return (
    <Provider store={store}>
      <NeoCortexContext value={instance}>
        <Device shortcuts={shortcuts} className={className} unlit={!hydrated} measureStore={measureStore} />
        <Announcer region={region} />
      </NeoCortexContext>
    </Provider>
  )
}
