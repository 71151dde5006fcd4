import { FillDialog } from '../entry/FillDialog.tsx'
import { KeptCalendar } from '../exchange/CalendarSection.tsx'
import { FilesDialog } from '../exchange/FilesDialog.tsx'
import { YearDialog } from '../settings/YearDialog.tsx'
import type { ToolsProps } from './ToolsDialog.ts'

/** All dialogs in one module: the list of files to preload, which every page holds, names it once. */
export function Dialogs({ open, onOpen }: ToolsProps) {
  const close = () => onOpen(undefined)
  return (
    <>
      {open === 'fill' && <FillDialog open onClose={close} />}
      {open === 'year' && <YearDialog open onClose={close} />}
      {open === 'files' && <FilesDialog onClose={close} />}
      <KeptCalendar onOpen={onOpen} />
    </>
  )
}
