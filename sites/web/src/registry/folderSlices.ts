import type { FolderSlice, SliceFiles } from '@kleinzeug/storage'
import { loadSlices, toolFields } from './toolFields.ts'

/** How the data of a field look as files of a folder. Not in `tools.ts`: every page would load the addresses. */
const folderFiles: Readonly<Record<string, () => Promise<{ readonly folderFiles: SliceFiles<unknown> }>>> = {
  neoCortex: () => import('@kleinzeug/neo-cortex/files'),
  notationTrainer: () => import('@kleinzeug/notation-trainer/files'),
  achievements: () => import('@kleinzeug/achievements/files'),
  selfReport: () => import('@kleinzeug/self-report/files'),
  resume: () => import('@kleinzeug/resume-generator/files'),
  decider: () => import('@kleinzeug/decider/files'),
  worktime: () => import('@kleinzeug/worktime/files'),
  svgEditor: () => import('@kleinzeug/svg-editor/files'),
}

/** Loads the slices of all fields, with how their data look as files. */
export async function loadFolderSlices(): Promise<ReadonlyMap<string, FolderSlice<unknown>>> {
  const slices = await loadSlices([...toolFields.keys()])
  return new Map(
    Array.from(slices, ([field, slice]) => {
      const load = folderFiles[field]
      return [field, load ? { ...slice, files: async () => (await load()).folderFiles } : slice]
    }),
  )
}
