import type { SvgEditorLabels } from '../labels.ts'
import type { InlineDrawing } from '../model/inline/inlineDrawings.ts'

/** Why a drawing of a file cannot be edited. */
export function inlineSentence({ line, content }: InlineDrawing, labels: Labels): string {
  if (!('problem' in content)) return ''
  const { problem, detail } = content
  return labels.inlineProblem(
    line,
    problem === 'lossy' ? labels.inlineLossy : labels[`svg.${problem}`](detail),
  )
}

type Labels = Pick<
  SvgEditorLabels,
  'inlineProblem' | 'inlineLossy' | Extract<keyof SvgEditorLabels, `svg.${string}`>
>
