import { Switch } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { pieceLetter } from '../../model/notation.ts'
import { useTrainer } from '../NotationTrainerContext.ts'
import { useMove } from '../useMove.ts'
import { complaint } from './complaint.ts'
import { MoveInput } from './MoveInput.tsx'
import type { MoveKeysProps } from './MoveKeys.tsx'

// Text mode is off in the first render. What is typed needs none of these keys.
const MoveKeys = lazy((): Promise<{ default: ComponentType<MoveKeysProps> }> =>
  import('./MoveKeys.tsx').then(
    (loaded) => ({ default: loaded.MoveKeys }),
    () => ({ default: () => null }),
  ),
)

/** The field for typed moves, with the switch for text mode and further controls in the same row. */
export function MoveField({ children }: { children?: ReactNode }) {
  const { state, labels } = useTrainer()
  const { textMode, notation } = useAtomValue(state.settings)
  const fen = useAtomValue(state.fen)
  const run = useAtomValue(state.run)
  const { plies } = useAtomValue(state.line)
  const set = useSetAtom(state.set)
  const makeMove = useMove()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [hint, setHint] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const wasOn = useRef(textMode)
  const answer = useAtomValue(state.answer)
  const store = useStore()
  const done = run.at === plies.length

  useEffect(() => {
    // Focus the field when text mode is switched on, not when it is on at the start.
    if (textMode && !wasOn.current) field.current?.focus()
    wasOn.current = textMode
  }, [textMode])

  const clear = () => {
    setText('')
    setError(undefined)
    setHint(undefined)
  }

  const take = (input: string, entered: boolean) => {
    const rules = store.get(state.rules)
    // While the program is to move, or the rules are loading, what is typed waits.
    if (answer || !rules) return setText(input)
    const typed = rules.readTyped(input, notation, fen, entered)
    setHint(typed.kind === 'empty' ? labels.emptySquare(typed.square) : undefined)
    setError(complaint(typed, input.trim(), notation, labels))
    if (typed.kind === 'move' || typed.kind === 'empty') setText('')
    else setText(input)
    if (typed.kind === 'move') makeMove(typed.move)
  }

  const takeWaiting = useEffectEvent(() => {
    if (text) take(text, false)
  })
  useEffect(() => store.sub(state.rules, () => takeWaiting()), [store, state])

  return (
    <div className="notation-trainer-type">
      <MoveInput
        id={formId}
        field={field}
        label={labels.move}
        text={text}
        placeholder={labels.movePlaceholder}
        disabled={!textMode}
        readOnly={done}
        hint={hint ?? (textMode ? labels.moveHint(pieceLetter('n', notation)) : undefined)}
        error={error}
        onInput={take}
      />
      <Switch
        label={labels.textMode}
        checked={textMode}
        onChange={(on) => {
          clear()
          set({ textMode: on })
        }}
      />
      {children}
      {textMode && (
        <Suspense>
          <MoveKeys
            style={notation}
            field={field}
            text={text}
            form={formId}
            onInput={(input) => take(input, false)}
          />
        </Suspense>
      )}
    </div>
  )
}
