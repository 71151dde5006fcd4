import { createContext } from 'react'

/** Called with each file that the tool around hands to the visitor; `defineTool` provides its prop `onExport`. */
export const ExportContext = createContext<((file: File) => void) | undefined>(undefined)
