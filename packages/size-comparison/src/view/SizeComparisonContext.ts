import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { SizeComparisonData } from '../model/entries.ts'
import type { SizeComparisonState } from '../state/createSizeComparisonState.ts'

interface OwnProps {
  /** The view to show: the text that `linkTo` and `onViewChange` were given, with or without `#` or `?` in front. */
  view?: string | undefined
  /**
   * Called when the visitor has come to another view and rests there, with its text; `undefined` for what the tool
   * starts with.
   */
  onViewChange?: ((view: string | undefined) => void) | undefined
  /** The address of a view, such as ``(view) => `https://example.org/sizes#${view}` ``; without it no key copies a link. */
  linkTo?: ((view: string) => string) | undefined
}

export type SizeComparisonProps = ToolProps<SizeComparisonData, ShownLabels> & OwnProps

export const sizeComparisonContext = createToolContext<
  SizeComparisonState,
  ShownLabels,
  SizeComparisonProps
>()
export const useSizeComparison = sizeComparisonContext.use
