import { systemRandom, type RandomSource } from '@kleinzeug/random'
import { DraftsProvider } from '@kleinzeug/shell'
import { stepWords } from '@kleinzeug/shell/labels'
import { todayAtom } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, SingleKeys, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { defaultLabels, type NumberGuessingLabels } from '../labels.ts'
import { isOver, numbersLeft } from '../model/game.ts'
import type { Answer } from '../model/turns.ts'
import { createNumberGuessingState, type NumberGuessingState } from '../state/createNumberGuessingState.ts'
import type { NumberGuessingStorage } from '../storage.ts'
import { GameKeys } from './GameKeys.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'
import { messageOf } from './message.ts'
import { NumberGuessingContext } from './NumberGuessingContext.ts'
import { Plate } from './Plate.tsx'
import { Score } from './Score.tsx'
import { Statistics } from './Statistics.tsx'
import { GameDisplay } from './GameDisplay.tsx'

export interface NumberGuessingProps {
  /** Where it keeps its games; in memory when left out. Give the same adapter at every render. */
  storage?: NumberGuessingStorage | undefined
  /** Texts to replace. */
  labels?: Partial<NumberGuessingLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
  /**
   * Uniform random 32-bit integers, for tests; read once.
   *
   * @defaultValue `crypto.getRandomValues`
   */
  random?: RandomSource | undefined
  /**
   * The clock, in ms since 1970, for tests; read once.
   *
   * @defaultValue `Date.now`
   */
  now?: (() => number) | undefined
}

/**
 * Number guessing both ways: against an honest number, an adversary, one lie, or with the program guessing.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-numbers', numberGuessingSlice)
 * const App = () => <NumberGuessing storage={storage} />
 * ```
 */
export function NumberGuessing({
  storage,
  labels,
  shortcuts = true,
  className = '',
  random = systemRandom,
  now = Date.now,
}: NumberGuessingProps) {
  const [store] = useState(createStore)
  // A server and the render that hydrates its page show no stored data.
  const hydrated = useHydrated()
  const [environment] = useState(() => ({ random, now, today: todayAtom(now) }))
  const state = useMemo(
    () => createNumberGuessingState((hydrated && storage) || memoryStorage(), environment),
    [hydrated, storage, environment],
  )
  const all = useMemo(() => ({ ...defaultLabels, ...labels }), [labels])
  return (
    <Provider store={store}>
      <DraftsProvider storage={storage}>
        <Device
          state={state}
          labels={all}
          shortcuts={shortcuts}
          className={`number-guessing ${className}`.trim()}
        />
      </DraftsProvider>
    </Provider>
  )
}

interface DeviceProps {
  state: NumberGuessingState
  labels: NumberGuessingLabels
  shortcuts: boolean
  className: string
}

function Device({ state, labels, shortcuts, className }: DeviceProps) {
  const root = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [announce, region] = useAnnouncer()
  const game = useAtomValue(state.game)
  const answer = useSetAtom(state.answer)
  const takeBack = useSetAtom(state.takeBack)
  const undoable = useAtomValue(state.undoable)
  const undo = useSetAtom(state.undo)
  const redo = useSetAtom(state.redo)
  const newGame = useSetAtom(state.newGame)

  // What changes in the window is spoken; not what stood there when the page opened.
  const message = messageOf(game, labels)
  const spoken = useRef(message)
  useEffect(() => {
    if (spoken.current === message) return
    spoken.current = message
    announce(message)
  }, [message, announce])

  const tell = (told: Answer) => {
    if (game.mode === 'think' && !isOver(game) && numbersLeft(game) > 0) answer(told)
  }
  const actions: Record<Exclude<KeyAction, 'showKeys'>, () => void> = {
    field: () => field.current?.focus(),
    higher: () => tell('higher'),
    lower: () => tell('lower'),
    equal: () => tell('equal'),
    undo: () => {
      // Answers that were given before a reload are in no history.
      const isAnswered = game.mode === 'think' && !isOver(game) && game.turns.length > 0
      if (isAnswered && !undoable) takeBack(game.turns.length - 1)
      else announce(stepWords(labels, 'undone', undo()))
    },
    redo: () => announce(stepWords(labels, 'redone', redo())),
    newGame,
  }
  const instance = useMemo(() => ({ state, labels, announce }), [state, labels, announce])
  return (
    <NumberGuessingContext value={instance}>
      <section ref={root} className={className} aria-label={labels.title}>
        <div className="ui-device number-guessing-device">
          <GameDisplay />
          <GameKeys field={field} onKey={(action) => actions[action]()}>
            <SingleKeys
              root={root}
              table={keyTable}
              everywhere={shortcuts}
              act={(action) => actions[action]()}
              labels={labels}
              className="number-guessing-help"
            />
          </GameKeys>
          <Plate />
        </div>
        {game.mode === 'pair' && <Score />}
        <Statistics />
        <Announcer region={region} />
      </section>
    </NumberGuessingContext>
  )
}
