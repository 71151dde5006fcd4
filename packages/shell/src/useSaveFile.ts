import { saveFile } from '@kleinzeug/ui'
import { use } from 'react'
import { ExportContext } from './ExportContext.ts'

/** `saveFile` of the controls, of which the tool's page is told by `onExport`. */
export function useSaveFile() {
  const onExport = use(ExportContext)
  return (...content: Parameters<typeof saveFile>) => {
    const file = saveFile(...content)
    onExport?.(file)
  }
}
