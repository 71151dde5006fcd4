import { DraftsProvider } from '@kleinzeug/shell'
import { createEnvironment, createStillEnvironment, type Sources } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { createStore, Provider } from 'jotai'
import { useMemo, useState } from 'react'
import { defaultLabels, type SelfReportLabels } from '../labels.ts'
import { createSelfReportState } from '../state/createSelfReportState.ts'
import type { SelfReportStorage } from '../storage.ts'
import { Device } from './Device.tsx'
import { SelfReportContext } from './SelfReportContext.ts'

export interface SelfReportProps {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: SelfReportStorage | undefined
  /** Texts to replace. */
  labels?: Partial<SelfReportLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
  /** Clock and chance, for tests and demonstrations; read once. */
  sources?: Sources | undefined
}

/**
 * Traits of one's own choosing rated over time, and the IPIP-NEO-120, compared by date.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-self-report', selfReportSlice)
 * const App = () => <SelfReport storage={storage} />
 * ```
 */
export function SelfReport({ storage, labels, shortcuts = true, className = '', sources }: SelfReportProps) {
  const [store] = useState(createStore)
  const [firstSources] = useState(() => sources)
  const hydrated = useHydrated()
  // A server knows no data: the first render shows the defaults, and the data comes after hydration.
  const state = useMemo(
    () =>
      createSelfReportState(
        (hydrated ? storage : undefined) ?? memoryStorage(),
        (hydrated ? createEnvironment : createStillEnvironment)(firstSources),
      ),
    [hydrated, storage, firstSources],
  )
  const [announce, region] = useAnnouncer()
  const instance = useMemo(
    () => ({ state, labels: { ...defaultLabels, ...labels }, announce }),
    [state, labels, announce],
  )
  return (
    <Provider store={store}>
      <SelfReportContext value={instance}>
        <DraftsProvider storage={storage}>
          <Device shortcuts={shortcuts} className={className} />
        </DraftsProvider>
        <Announcer region={region} />
      </SelfReportContext>
    </Provider>
  )
}
