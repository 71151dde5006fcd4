import type { SvgNode } from '../../model/document/svgNode.ts'
import { palette, shortColour, writtenColour } from '../../model/edit/colour.ts'
import type { Field } from '../../model/edit/fields.ts'
import { coloursOf } from '../../model/edit/usedColours.ts'
import { fieldLabel } from '../../state/fieldNames.ts'
import { usePartEditor } from '../usePartEditor.ts'

const words = ['none', 'currentColor'] as const

/** Number of colours of the drawing that are offered: one row. */
const most = 6

/** The palette, the colours of the drawing, and the eyedropper where the browser has one. Loaded with the first colour field. */
export function Palettes({ field, node }: { field: Field; node: SvgNode }) {
  const { editor, labels } = usePartEditor()
  // `paint` also makes the fill visible: that of a new shape has opacity 0.
  const key = field.key === 'fill' || field.key === 'stroke' ? field.key : undefined
  const set = (colour: string) =>
    key ? editor.paint.paint(writtenColour(colour), key) : editor.field.enter(node.id, field.key, colour)
  const swatch = (colour: string) => (
    <button
      key={colour}
      type="button"
      aria-label={`#${colour}`}
      aria-pressed={shortColour(field.value).toLowerCase() === colour}
      onClick={() => set(colour)}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <rect width="18" height="18" fill={writtenColour(colour)} />
      </svg>
    </button>
  )
  return (
    <>
      <span
        className="svg-editor-palette"
        role="group"
        aria-label={labels.paletteFor(fieldLabel(labels, field))}
      >
        {palette.map(swatch)}
        {words.map((word) => (
          <button key={word} type="button" aria-pressed={field.value === word} onClick={() => set(word)}>
            {word}
          </button>
        ))}
      </span>
      <span className="svg-editor-palette svg-editor-used" role="group" aria-label={labels.usedColours}>
        {coloursOf(editor.store.drawing().nodes).slice(0, most).map(swatch)}
        {editor.host.pickColour && key && (
          <button type="button" data-word onClick={() => void editor.paint.pick(key)}>
            {labels.pickColour}
          </button>
        )}
      </span>
    </>
  )
}
