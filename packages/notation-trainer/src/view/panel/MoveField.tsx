import { Button, Icon, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import type { NotationTrainerLabels } from '../../labels.ts'
import { pieceLetter } from '../../model/notation.ts'
import type { NotationStyle } from '../../model/trainerData.ts'
import { officers, promotions, type PieceType } from '../../model/ply.ts'
import type { Typed } from '../../model/typed.ts'
import { useTrainer } from '../NotationTrainerContext.ts'
import { useMove } from '../useMove.ts'

function complaint(typed: Typed, text: string, style: NotationStyle, labels: NotationTrainerLabels) {
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

interface MoveKeysProps {
  label: string
  deleteLabel: string
  /** Sends a short form, as the Enter key does. */
  enterLabel: string
  /** Id of the form it sends. */
  form: string
  onInsert: (sign: string) => void
  onDelete: () => void
}

/** Keys for moves from square to square, shown where the device has no keyboard of its own. */
function MoveKeys({ label, deleteLabel, enterLabel, form, onInsert, onDelete }: MoveKeysProps) {
  return (
    <div className="notation-trainer-move-keys" role="group" aria-label={label}>
      {moveSigns.map((sign) => (
        <Button key={sign} onClick={() => onInsert(sign)}>
          {sign}
        </Button>
      ))}
      <Button aria-label={deleteLabel} onClick={onDelete}>
        <Icon name="left" />
      </Button>
      <Button type="submit" form={form}>
        {enterLabel}
      </Button>
    </div>
  )
}

interface FigurinesProps {
  label: string
  pieceName: (piece: PieceType) => string
  onInsert: (sign: string) => void
}

/** Buttons that insert figurines. */
function Figurines({ label, pieceName, onInsert }: FigurinesProps) {
  return (
    <div className="notation-trainer-figurines" role="group" aria-label={label}>
      {officers.map((piece) => (
        <Button
          key={piece}
          aria-label={pieceName(piece)}
          title={pieceName(piece)}
          onClick={() => onInsert(pieceLetter(piece, 'figurine'))}
        >
          {pieceLetter(piece, 'figurine')}
        </Button>
      ))}
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
  const rules = useAtomValue(state.rules)
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
  useEffect(() => {
    if (rules) takeWaiting()
  }, [rules])

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
        <MoveKeys
          label={labels.moveKeys}
          deleteLabel={labels.deleteSign}
          enterLabel={labels.enterMove}
          form={formId}
          onInsert={insert}
          onDelete={() => take(text.slice(0, -1), false)}
        />
      )}
      {textMode && notation === 'figurine' && (
        <Figurines label={labels.pieceKeys} pieceName={labels.pieceName} onInsert={insert} />
      )}
    </div>
  )
}
