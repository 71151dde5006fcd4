import { DraftsProvider } from '@kleinzeug/shell'
import { createEnvironment, createStillEnvironment, type Sources } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { createStore, Provider } from 'jotai'
import { useMemo, useState } from 'react'
import { defaultLabels, type AchievementsLabels } from '../labels.ts'
import { createAchievementsState } from '../state/createAchievementsState.ts'
import type { AchievementsStorage } from '../storage.ts'
import { AchievementsContext, type OnOffer } from './AchievementsContext.ts'
import { Device } from './Device.tsx'

export interface AchievementsProps {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: AchievementsStorage | undefined
  /** Texts to replace. */
  labels?: Partial<AchievementsLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
  /**
   * Called with an entry that is offered to another tool, such as a resume; without it nothing offers one. When
   * it throws or rejects, the visitor is told. When it answers `'present'`, as the entry lies there already, the
   * visitor is asked and may offer it again with `replaces` true.
   */
  onOffer?: OnOffer | undefined
  /** Clock and chance, for tests and demonstrations; read once. */
  sources?: Sources | undefined
}

/**
 * What went well, with its day, impact and evidence, collected for the next talk.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-achievements', achievementsSlice)
 * const App = () => <Achievements storage={storage} />
 * ```
 */
export function Achievements({
  storage,
  labels,
  shortcuts = true,
  className = '',
  onOffer,
  sources,
}: AchievementsProps) {
  const [store] = useState(createStore)
  const [firstSources] = useState(() => sources)
  const hydrated = useHydrated()
  // A server knows no data: the first render shows the defaults, and the data comes after hydration.
  const state = useMemo(
    () =>
      createAchievementsState(
        (hydrated ? storage : undefined) ?? memoryStorage(),
        (hydrated ? createEnvironment : createStillEnvironment)(firstSources),
      ),
    [hydrated, storage, firstSources],
  )
  const [announce, region] = useAnnouncer()
  const instance = useMemo(
    () => ({ state, labels: { ...defaultLabels, ...labels }, announce, onOffer }),
    [state, labels, announce, onOffer],
  )
  return (
    <Provider store={store}>
      <AchievementsContext value={instance}>
        <DraftsProvider storage={storage}>
          <Device shortcuts={shortcuts} className={className} unlit={!hydrated} />
        </DraftsProvider>
        <Announcer region={region} />
      </AchievementsContext>
    </Provider>
  )
}
