import { contrastRatio } from '@kleinzeug/ui/contrast'
import { palette, readRgb, shortColour, writtenColour } from '../../model/edit/colour.ts'
import type { Field } from '../../model/edit/fields.ts'
import type { SvgNode } from '../../model/document/svgNode.ts'
import { useEditor } from '../EditorContext.ts'
import { fieldLabel } from '../../state/fieldNames.ts'
import { usePart } from '../usePart.ts'
import { FieldInput } from './FieldInput.tsx'

const paper = [255, 255, 255] as const
const words = ['none', 'currentColor'] as const

const loadUsed = () => import('./UsedColours.tsx')

/** The field of a colour, with the palette, the colours of the drawing, and its contrast on white. */
export function PaintField({ field, node, current }: { field: Field; node: SvgNode; current: boolean }) {
  const { editor, labels } = useEditor()
  const used = usePart(current, loadUsed)
  const rgb = readRgb(field.value)
  const known = rgb ? `rgb(${rgb.join(' ')})` : /^[a-z]+$/i.test(field.value) ? field.value : 'none'
  const ratio = rgb && contrastRatio(rgb, paper)
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
    <div className="svg-editor-paint">
      <span className="svg-editor-paint-line">
        <svg className="svg-editor-swatch" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path className="svg-editor-swatch-none" d="M2 14 14 2" />
          <rect x=".5" y=".5" width="15" height="15" fill={known} />
        </svg>
        <FieldInput field={field} node={node} current={current} />
        <span className="svg-editor-contrast" title={labels.contrastTitle}>
          {ratio === undefined ? '' : labels.contrast(ratio)}
        </span>
      </span>
      {current && (
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
          {used && <used.UsedColours swatch={swatch} paintKey={key} />}
        </>
      )}
    </div>
  )
}
