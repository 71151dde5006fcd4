import { saveFile } from '@kleinzeug/ui'
import { createContext, use } from 'react'

/** Called with each file that the tool around hands to the visitor; `defineTool` provides its prop `onExport`. */
export const ExportContext = createContext<((file: File) => void) | undefined>(undefined)

/** `saveFile` of the controls, of which the tool's page is told by `onExport`. */
export function useSaveFile() {
  const onExport = use(ExportContext)
  return (...content: Parameters<typeof saveFile>) => {
    const file = saveFile(...content)
    onExport?.(file)
  }
}
