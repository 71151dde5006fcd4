import { createToolContext, type ToolProps, type ViewProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { NeoCortexData } from '../model/card.ts'
import type { CollectionLink } from '../model/collection/CollectionLink.ts'
import type { SharedPage } from '../model/quickLine.ts'
import type { NeoCortexState } from '../state/createNeoCortexState.ts'

interface OwnProps {
  /**
   * Whether images of other hosts in the text of a card are loaded unasked. Without it they are loaded host by
   * host, after the visitor has allowed it, until the page is closed.
   *
   * @defaultValue false
   */
  showExternalImages?: boolean | undefined
  /** The links that are offered beside the own cards, in place of our German ones; none with `[]`. Read once. */
  collection?: readonly CollectionLink[] | undefined
  /** A page that was shared with this one: it is written into the line and filed by the visitor. Read once. */
  shared?: SharedPage | undefined
  /** Called when what was shared has been filed. */
  onShared?: (() => void) | undefined
  /**
   * The address of the page that shows this tool and gives `url`, `title` and `text` of its fragment to `shared`: a
   * fragment is never sent. With it a bookmarklet is offered.
   */
  address?: string | undefined
  /** How full the store is, in characters, all other data included. Called once. */
  measureStore?: (() => Promise<{ readonly used: number; readonly quota: number }>) | undefined
}

export type NeoCortexProps = ToolProps<NeoCortexData, ShownLabels> & ViewProps & OwnProps

export const neoCortexContext = createToolContext<NeoCortexState, ShownLabels, NeoCortexProps>()
export const useNeoCortex = neoCortexContext.use
