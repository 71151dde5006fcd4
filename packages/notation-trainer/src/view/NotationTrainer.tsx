import { systemRandom, type RandomSource } from '@kleinzeug/random'
import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { createTonePlayer } from '@kleinzeug/ui/tones'
import { createStore, Provider } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { defaultLabels, type NotationTrainerLabels } from '../labels.ts'
import { writePly } from '../model/notation.ts'
import type { Verdict } from '../model/run.ts'
import { createNotationTrainerState, type Now } from '../state/createNotationTrainerState.ts'
import type { NotationTrainerStorage } from '../storage.ts'
import { Answers } from './Answers.tsx'
import { BoardWindow } from './BoardWindow.tsx'
import { LineTools } from './lines/LineTools.tsx'
import { Options } from './panel/Options.tsx'
import { Panel } from './panel/Panel.tsx'
import { Progress } from './panel/Progress.tsx'
import { sounds } from './sound.ts'
import { TrainerContext } from './trainerContext.ts'
import { TrainerKeys } from './TrainerKeys.tsx'

export interface NotationTrainerProps {
  /** Where it stores its data; in memory when left out. Pass the same adapter at every render. */
  storage?: NotationTrainerStorage | undefined
  /** Texts to replace. */
  labels?: Partial<NotationTrainerLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
  /**
   * Returns the time in ms since 1970; called once per event and tick. Pass the same function at every render.
   *
   * @defaultValue the browser's clock
   */
  now?: Now | undefined
  /**
   * Uniform random 32-bit integers, for the answers of the program. Pass the same function at every render.
   *
   * @defaultValue `crypto.getRandomValues`
   */
  random?: RandomSource | undefined
}

// Monotonic, also when the system clock is corrected.
const browserClock: Now = () => performance.timeOrigin + performance.now()

/**
 * A trainer for German chess notation: replays openings and famous games from their script, against the
 * clock.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-trainer', notationTrainerSlice)
 *
 * export const App = () => <NotationTrainer storage={storage} />
 * ```
 */
export function NotationTrainer({
  storage,
  labels,
  shortcuts = true,
  className = '',
  now = browserClock,
  random = systemRandom,
}: NotationTrainerProps) {
  const [store] = useState(createStore)
  // A server and the render that hydrates its page show no stored data.
  const hydrated = useHydrated()
  const [given] = useState(() => ({ now, random }))
  const state = useMemo(
    () => createNotationTrainerState((hydrated && storage) || memoryStorage(), given.now, given.random),
    [hydrated, storage, given],
  )
  const [player] = useState(createTonePlayer)
  const [announce, region] = useAnnouncer()
  const section = useRef<HTMLElement>(null)

  useEffect(() => player.close, [player])

  const parts = useMemo(() => {
    const texts = { ...defaultLabels, ...labels }
    const report = (verdict: Verdict | undefined) => {
      if (!verdict) return
      const { sound, notation } = store.get(state.settings)
      if (sound) player.play(sounds[verdict])
      const { errors, at } = store.get(state.run)
      const { plies } = store.get(state.line)
      const made = plies[at - 1]
      const next = plies[at]
      if (verdict === 'wrong' || !made) announce(texts.wrongMove(errors))
      else {
        const move = writePly(made, notation)
        announce(next ? texts.rightMove(move, texts.toMove(next.color)) : texts.lastMove(move))
      }
    }
    const toEntry = () => {
      const { textMode } = store.get(state.settings)
      const entry = textMode ? '.notation-trainer-type input' : '[data-square][tabindex="0"]'
      section.current?.querySelector<HTMLElement>(entry)?.focus()
    }
    return { state, labels: texts, announce, report, toEntry }
  }, [state, labels, announce, store, player])

  return (
    <Provider store={store}>
      <TrainerContext value={parts}>
        <section ref={section} className={`notation-trainer ${className}`.trim()}>
          <div className="notation-trainer-device">
            <BoardWindow />
            <Panel />
            <Options />
            <div className="notation-trainer-side">
              <Progress />
              <LineTools>
                <TrainerKeys root={section} everywhere={shortcuts} />
              </LineTools>
            </div>
          </div>
          <Answers />
          <Announcer region={region} />
        </section>
      </TrainerContext>
    </Provider>
  )
}
