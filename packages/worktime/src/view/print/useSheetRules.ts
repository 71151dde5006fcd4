import { useLayoutEffect } from 'react'
import { sheetRules } from './sheetRules.ts'

/** Adds the rules of the sheet as long as it is shown: they load with it, as no page needs them before. */
export function useSheetRules() {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet({ media: 'print' })
    sheet.replaceSync(sheetRules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [])
}
