import type { ShownLabels } from '../../labels.ts'
import { pieceLetter } from '../../model/notation.ts'
import { promotions } from '../../model/ply.ts'
import type { NotationStyle } from '../../model/trainerData.ts'
import type { Typed } from '../../model/typed.ts'

/** Why a typed text is no move to be judged; `undefined` when nothing is wrong with it. */
export function complaint(typed: Typed, text: string, style: NotationStyle, labels: ShownLabels) {
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
