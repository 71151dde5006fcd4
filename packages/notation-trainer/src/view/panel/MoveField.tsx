import { Button, Icon, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import type { ShownLabels } from '../../labels.ts'
import { pieceLetter } from '../../model/notation.ts'
import type { NotationStyle } from '../../model/trainerData.ts'
import { officers, promotions } from '../../model/ply.ts'
import type { Typed } from '../../model/typed.ts'
import { useTrainer } from '../NotationTrainerContext.ts'
import { useMove } from '../useMove.ts'

function complaint(typed: Typed, text: string, style: NotationStyle, labels: ShownLabels) {
  switch (typed.kind) {
    case 'unreadable':
      return labels.unreadable(pieceLetter('n', style))
    case 'foreign':
      return labels.foreign(text, typed.style, style)
    case 'ambiguous':
      return labels.ambiguous(typed.from)
    case 'promotionMissing':
      return labels.promotionMissing(promotions.map((piece) => pieceLetter(piece, style)))
    default:
      return undefined
  }
}

const moveSigns = 'a b c d e f g h 1 2 3 4 5 6 7 8 – x 0-0'.split(' ')

interface SignKeysProps {
  className: string
  /** Name of the group. */
  label: string
  signs: ReadonlyArray<readonly [sign: string, name?: string]>
  onInsert: (sign: string) => void
  children?: ReactNode
}

/** Keys that insert signs into the move field. */
function SignKeys({ className, label, signs, onInsert, children }: SignKeysProps) {
  return (
    <div className={className} role="group" aria-label={label}>
      {signs.map(([sign, name]) => (
        <Button key={sign} aria-label={name} title={name} onClick={() => onInsert(sign)}>
          {sign}
        </Button>
      ))}
      {children}
    </div>
  )
}

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

  const insert = (sign: string) => {
    const input = field.current
    const [from, to] = [input?.selectionStart ?? text.length, input?.selectionEnd ?? text.length]
    take(text.slice(0, from) + sign + text.slice(to), false)
    // The focus would open the keyboard of the phone over the board.
    if (!matchMedia('(pointer: coarse)').matches) input?.focus()
  }

  return (
    <div className="notation-trainer-type">
      <form
        id={formId}
        className="notation-trainer-type-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) take(text, true)
        }}
      >
        <TextField
          ref={field}
          label={labels.move}
          labelHidden
          placeholder={labels.movePlaceholder}
          value={text}
          disabled={!textMode}
          readOnly={done}
          hint={hint ?? (textMode ? labels.moveHint(pieceLetter('n', notation)) : undefined)}
          error={error}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={20}
          onChange={(input) => take(input, false)}
        />
      </form>
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
        // Shown where the device has no keyboard of its own.
        <SignKeys
          className="notation-trainer-move-keys"
          label={labels.moveKeys}
          signs={moveSigns.map((sign) => [sign])}
          onInsert={insert}
        >
          <Button aria-label={labels.deleteSign} onClick={() => take(text.slice(0, -1), false)}>
            <Icon name="left" />
          </Button>
          <Button type="submit" form={formId}>
            {labels.enterMove}
          </Button>
        </SignKeys>
      )}
      {textMode && notation === 'figurine' && (
        <SignKeys
          className="notation-trainer-figurines"
          label={labels.pieceKeys}
          signs={officers.map((piece) => [pieceLetter(piece, 'figurine'), labels.pieceName(piece)])}
          onInsert={insert}
        />
      )}
    </div>
  )
}
