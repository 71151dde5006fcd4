import { systemRandom, type RandomSource } from '@kleinzeug/random'
import { DraftsProvider } from '@kleinzeug/shell'
import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, SingleKeys, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { defaultLabels, type PasswordMakerLabels } from '../labels.ts'
import { isRecipeProblem } from '../model/generator.ts'
import { limits } from '../model/recipe.ts'
import { createPasswordMakerState, type PasswordMakerState } from '../state/createPasswordMakerState.ts'
import type { PasswordMakerStorage } from '../storage.ts'
import { loadWords } from '../words/loadWords.ts'
import { DeviceKeys } from './DeviceKeys.tsx'
import { Drawers } from './Drawers.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'
import { PasswordMakerContext } from './PasswordMakerContext.ts'
import { Plate } from './Plate.tsx'
import { useClipboard } from './useClipboard.ts'
import { PasswordDisplay } from './PasswordDisplay.tsx'

export interface PasswordMakerProps {
  /** Where it keeps its settings; in memory when left out. Give the same adapter at every render. */
  storage?: PasswordMakerStorage | undefined
  /** Texts to replace. */
  labels?: Partial<PasswordMakerLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
  /**
   * Gives integers from 0 to 2³² − 1, each as likely. For tests; read once.
   *
   * @defaultValue `crypto.getRandomValues`
   */
  random?: RandomSource | undefined
}

/**
 * Passphrases, random characters and pronounceable passwords, with the strength computed from the generator
 * itself. Nothing that it makes is stored or sent.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-passwords', passwordMakerSlice)
 * const App = () => <PasswordMaker storage={storage} />
 * ```
 */
export function PasswordMaker({
  storage,
  labels,
  shortcuts = true,
  className = '',
  random = systemRandom,
}: PasswordMakerProps) {
  const [store] = useState(createStore)
  // A server and the render that hydrates its page show no stored data.
  const hydrated = useHydrated()
  const [given] = useState(() => ({ random, loadWords }))
  const state = useMemo(
    () => createPasswordMakerState((hydrated && storage) || memoryStorage(), given),
    [hydrated, storage, given],
  )
  const all = useMemo(() => ({ ...defaultLabels, ...labels }), [labels])
  return (
    <Provider store={store}>
      <DraftsProvider storage={storage}>
        <Device
          state={state}
          labels={all}
          shortcuts={shortcuts}
          className={`password-maker ${className}`.trim()}
        />
      </DraftsProvider>
    </Provider>
  )
}

interface DeviceProps {
  state: PasswordMakerState
  labels: PasswordMakerLabels
  shortcuts: boolean
  className: string
}

function Device({ state, labels, shortcuts, className }: DeviceProps) {
  const root = useRef<HTMLElement>(null)
  const [announce, region] = useAnnouncer()
  const clipboard = useClipboard()
  const [hidden, setHidden] = useState(false)
  const source = useAtomValue(state.source)
  const ready = useAtomValue(state.ready)
  const current = useAtomValue(state.current)
  const recipe = useAtomValue(state.recipe)
  const generator = useAtomValue(state.generator)
  const clearAfter = useAtomValue(state.clearAfter)
  const start = useSetAtom(state.start)
  const loadList = useSetAtom(state.loadList)
  const follow = useSetAtom(state.follow)
  const draw = useSetAtom(state.draw)
  const change = useSetAtom(state.changeRecipe)

  // Before the first paint: what the server gave is replaced by what is stored without a flash.
  useLayoutEffect(() => start(), [start])
  useEffect(() => {
    if (!ready) return
    void loadList()
    follow(source)
  }, [ready, source, loadList, follow])

  const lengthen = (by: number) => {
    if (!generator || isRecipeProblem(generator)) return
    const { kind } = recipe
    const length = Math.min(Math.max(generator.length + by, limits[kind].min), limits[kind].max)
    change((before) => ({
      ...before,
      by: 'length',
      ...(kind === 'characters'
        ? { characters: { ...before.characters, length } }
        : { [kind]: { ...before[kind], count: length } }),
    }))
  }
  const actions: Record<Exclude<KeyAction, 'showKeys'>, () => void> = {
    renew: () => {
      draw()
      if (generator && !isRecipeProblem(generator)) announce(labels.made(generator.bits))
    },
    copy: () => {
      if (current) void clipboard.copy(current.text, clearAfter)
    },
    hide: () => setHidden((before) => !before),
    longer: () => lengthen(1),
    shorter: () => lengthen(-1),
  }

  const instance = useMemo(
    () => ({ state, labels, announce, clipboard }),
    [state, labels, announce, clipboard],
  )
  return (
    <PasswordMakerContext value={instance}>
      <section ref={root} className={className} aria-label={labels.title}>
        <div className="ui-device password-maker-device">
          <PasswordDisplay hidden={hidden} />
          <DeviceKeys hidden={hidden} onKey={(action) => actions[action]()} />
          <Plate />
        </div>
        <Drawers hidden={hidden} />
        <SingleKeys
          root={root}
          table={keyTable}
          everywhere={shortcuts}
          act={(action) => actions[action]()}
          labels={labels}
          className="password-maker-help"
        />
        <Announcer region={region} />
      </section>
    </PasswordMakerContext>
  )
}
