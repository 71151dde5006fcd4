import { Button, Icon, SelectField, TextArea } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { drawingsOf, textOf, withText } from '../../model/pgn/drawing.ts'
import {
  glyphSign,
  isGlyph,
  moveGlyphs,
  positionGlyphs,
  withGlyph,
  withoutPosition,
  type Glyph,
} from '../../model/pgn/glyphs.ts'
import { commentAt, glyphsAt, pruneAt, shiftable } from '../../model/repertoire/editTrees.ts'
import { moveText, numberOf } from './moveName.ts'
import { useTreeTool } from './useTreeTool.ts'

interface MoveFormProps {
  onPrune: () => void
  onShift: (by: -1 | 1) => void
}

/** What is said about the selected move: its glyphs and its comment; and its place among the variations. */
export function MoveForm({ onPrune, onShift }: MoveFormProps) {
  const { state, labels, tree } = useTreeTool()
  const trees = useAtomValue(tree.trees)
  const { place, node, nodes, comment, tree: game } = useAtomValue(tree.stand)
  const { notation } = useAtomValue(state.settings)
  const edit = useSetAtom(tree.edit)
  const [draft, setDraft] = useState({ at: '', text: '' })
  const at = place.join('.')
  const nags = node?.nags ?? []
  const position = positionGlyphs.find((glyph) => nags.includes(glyph))
  const drawn = drawingsOf(comment).map(({ color, from, to }) =>
    to ? labels.arrow(color, from, to) : labels.mark(color, from),
  )
  const rate = (next: readonly number[]) => edit(glyphsAt(trees, place, next), 'rate')

  return (
    <div className="notation-trainer-move-form">
      <h3 className="notation-trainer-opening">
        {node && game
          ? `${numberOf(node, nodes.length - 1, game.start)} ${moveText(node, notation)}`
          : labels.treeStart}
      </h3>
      {node && (
        <div role="group" aria-label={labels.rating} className="notation-trainer-glyphs">
          {moveGlyphs.map((glyph) => (
            <button
              key={glyph}
              type="button"
              className="notation-trainer-glyph"
              aria-pressed={nags.includes(glyph)}
              aria-label={labels.glyphName(glyph)}
              title={labels.glyphName(glyph)}
              onClick={() => rate(withGlyph(nags, glyph))}
            >
              {glyphSign(glyph)}
            </button>
          ))}
        </div>
      )}
      {node && (
        <SelectField
          label={labels.position}
          value={`${position ?? ''}`}
          onChange={(value) => {
            const glyph = Number(value)
            const rest = withoutPosition(nags)
            rate(isGlyph(glyph) ? withGlyph(rest, glyph) : rest)
          }}
        >
          <option value="">{labels.noRating}</option>
          {positionGlyphs.map((glyph: Glyph) => (
            <option key={glyph} value={glyph}>
              {glyphSign(glyph)} {labels.glyphName(glyph)}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        label={node ? labels.comment : labels.startComment}
        rows={3}
        // What is typed keeps the spaces at its end, which a comment does not have.
        value={draft.at === at && withText(comment, draft.text) === comment ? draft.text : textOf(comment)}
        onChange={(text) => {
          setDraft({ at, text })
          edit(commentAt(trees, place, withText(comment, text)), 'comment', `comment ${at}`)
        }}
      />
      {drawn.length > 0 && <p className="notation-trainer-note">{labels.drawings(drawn)}</p>}
      <div className="notation-trainer-keys">
        <Button
          icon={<Icon name="up" />}
          disabled={!shiftable(trees, place, -1)}
          aria-keyshortcuts="Shift+ArrowUp"
          onClick={() => onShift(-1)}
        >
          {labels.promoteLine}
        </Button>
        <Button
          icon={<Icon name="down" />}
          disabled={!shiftable(trees, place, 1)}
          aria-keyshortcuts="Shift+ArrowDown"
          onClick={() => onShift(1)}
        >
          {labels.demoteLine}
        </Button>
        <Button
          icon={<Icon name="delete" />}
          disabled={pruneAt(trees, place).trees === trees}
          aria-keyshortcuts="Delete"
          onClick={onPrune}
        >
          {node ? labels.prune : labels.pruneGame}
        </Button>
      </div>
    </div>
  )
}
