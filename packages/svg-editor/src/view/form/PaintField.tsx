import { contrastRatio } from '@kleinzeug/ui/contrast'
import { readRgb } from '../../model/edit/colour.ts'
import type { Field } from '../../model/edit/fields.ts'
import type { SvgNode } from '../../model/document/svgNode.ts'
import { useEditor } from '../EditorContext.ts'
import { usePart } from '../usePart.ts'
import { FieldInput } from './FieldInput.tsx'

const paper = [255, 255, 255] as const

const loadPalettes = () => import('./Palettes.tsx')

/** The field of a colour, with its contrast on white and, while it is current, the palettes. */
export function PaintField({ field, node, current }: { field: Field; node: SvgNode; current: boolean }) {
  const { labels } = useEditor()
  const part = usePart(current, loadPalettes)
  const rgb = readRgb(field.value)
  const known = rgb ? `rgb(${rgb.join(' ')})` : /^[a-z]+$/i.test(field.value) ? field.value : 'none'
  const ratio = rgb && contrastRatio(rgb, paper)
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
      {current && part && <part.Palettes field={field} node={node} />}
    </div>
  )
}
