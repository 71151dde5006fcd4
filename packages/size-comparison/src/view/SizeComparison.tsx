import { systemRandom } from '@kleinzeug/random'
import { DraftsProvider } from '@kleinzeug/shell'
import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { createStore, Provider } from 'jotai'
import { useMemo, useState } from 'react'
import { defaultLabels, type SizeComparisonLabels } from '../labels.ts'
import { createSizeComparisonState } from '../state/createSizeComparisonState.ts'
import type { SizeComparisonStorage } from '../storage.ts'
import { Device } from './Device.tsx'
import { SizeComparisonContext } from './SizeComparisonContext.ts'

export interface SizeComparisonProps {
  /** Where it keeps own entries; in memory when left out. Give the same adapter at every render. */
  storage?: SizeComparisonStorage | undefined
  /** Texts to replace. */
  labels?: Partial<SizeComparisonLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
  /** The view to show: the text that `linkTo` was given, with or without `#` or `?` in front. */
  view?: string | undefined
  /** The address of a view, such as ``(view) => `https://example.org/sizes#${view}` ``; without it no key copies a link. */
  linkTo?: ((view: string) => string) | undefined
}

/**
 * From the proton to the observable universe, drawn to one scale on one baseline.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-size-comparison', sizeComparisonSlice)
 * const App = () => <SizeComparison storage={storage} />
 * ```
 */
export function SizeComparison({
  storage,
  labels,
  shortcuts = true,
  className = '',
  view,
  linkTo,
}: SizeComparisonProps) {
  const [store] = useState(createStore)
  const hydrated = useHydrated()
  // A server knows no data: the first render shows the defaults, and the data comes after hydration.
  const state = useMemo(
    () => createSizeComparisonState((hydrated ? storage : undefined) ?? memoryStorage(), systemRandom),
    [hydrated, storage],
  )
  const [announce, region] = useAnnouncer()
  const instance = useMemo(
    () => ({ state, labels: { ...defaultLabels, ...labels }, announce }),
    [state, labels, announce],
  )
  return (
    <Provider store={store}>
      <SizeComparisonContext value={instance}>
        <DraftsProvider storage={storage}>
          <Device shortcuts={shortcuts} className={className} view={view} linkTo={linkTo} />
        </DraftsProvider>
        <Announcer region={region} />
      </SizeComparisonContext>
    </Provider>
  )
}
