import { useLayoutEffect } from 'react'
import { worktimeContext } from '../WorktimeContext.ts'
import { sheetRules } from './sheetRules.ts'

/** Adds the rules of the sheet as long as it is shown: they load with it, as no page needs them before. */
export function useSheetRules() {
  const { root } = worktimeContext.use()
  useLayoutEffect(() => {
    const tree = root.current?.getRootNode()
    const place = tree instanceof ShadowRoot ? tree : document
    const sheet = new CSSStyleSheet({ media: 'print' })
    sheet.replaceSync(sheetRules)
    place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet]
    return () => {
      place.adoptedStyleSheets = place.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [root])
}
