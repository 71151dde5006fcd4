import { Button, Icon } from '@kleinzeug/ui'
import type { RefObject } from 'react'
import { pieceLetter } from '../../model/notation.ts'
import { officers } from '../../model/ply.ts'
import type { NotationStyle } from '../../model/trainerData.ts'
import { useTrainer } from '../NotationTrainerContext.ts'

const signs = ['–', 'x', '0-0']
const squareSigns = 'a b c d e f g h 1 2 3 4 5 6 7 8'.split(' ')

export interface MoveKeysProps {
  style: NotationStyle
  field: RefObject<HTMLInputElement | null>
  text: string
  /** Id of the form that the last key submits. */
  form: string
  onInput: (text: string) => void
}

/**
 * Keys for a field of moves: those of the pieces where no keyboard has their signs, all of them where the device has no
 * keyboard of its own.
 */
export function MoveKeys({ style, field, text, form, onInput }: MoveKeysProps) {
  const { labels } = useTrainer()

  const insert = (sign: string) => {
    const input = field.current
    const [from, to] = [input?.selectionStart ?? text.length, input?.selectionEnd ?? text.length]
    const before = text.slice(0, from)
    // Pressed twice it is castling long.
    onInput(before + (sign === '0-0' && before.endsWith(sign) ? '-0' : sign) + text.slice(to))
    // The focus would open the keyboard of the phone over the board, unless the field does without it.
    if (input?.inputMode === 'none' || !matchMedia('(pointer: coarse)').matches) input?.focus()
  }
  const key = (sign: string, name?: string) => (
    <Button key={sign} aria-label={name} title={name} onClick={() => insert(sign)}>
      {sign}
    </Button>
  )

  return (
    <div className="notation-trainer-keypad">
      <div
        className="notation-trainer-piece-keys"
        role="group"
        aria-label={labels.pieceKeys}
        data-figurines={style === 'figurine' || undefined}
      >
        {officers.map((piece) => key(pieceLetter(piece, style), labels.pieceName(piece)))}
      </div>
      <div className="notation-trainer-move-keys" role="group" aria-label={labels.moveKeys}>
        {signs.map((sign) => key(sign))}
        <Button aria-label={labels.deleteSign} onClick={() => onInput(text.slice(0, -1))}>
          <Icon name="left" />
        </Button>
        {squareSigns.map((sign) => key(sign))}
        <Button type="submit" form={form}>
          {labels.enterMove}
        </Button>
      </div>
    </div>
  )
}
