import { memoryStorage, type Slice, type StorageAdapter } from '@kleinzeug/storage'
import type { ComponentType } from 'react'
import type { PastTool, PastTools } from '../../../pages/settings/timeline/PastToolsContext.ts'

interface ToolModule<T> {
  readonly Tool: ComponentType<{
    storage?: StorageAdapter<T> | undefined
    shortcuts?: boolean | undefined
  }>
  readonly slice: Slice<T>
}

const shown =
  <T,>(load: () => Promise<ToolModule<T>>): PastTool =>
  async (json) => {
    const { Tool, slice } = await load()
    const data = slice.decode(JSON.parse(json))
    return data === undefined ? undefined : <Tool storage={memoryStorage<T>(data)} shortcuts={false} />
  }

/**
 * Every tool over an earlier state of its field. From the modules of the routes, because another importer of a tool
 * would make the bundler split its page.
 */
export const pastTools: PastTools = {
  achievements: shown(() => import('../apps/achievements.lazy.tsx')),
  decider: shown(() => import('../apps/decider.lazy.tsx')),
  neoCortex: shown(() => import('../apps/neoCortex.lazy.tsx')),
  notationTrainer: shown(() => import('../apps/notationTrainer.lazy.tsx')),
  numberGuessing: shown(() => import('../apps/numberGuessing.lazy.tsx')),
  passwordMaker: shown(() => import('../apps/passwordMaker.lazy.tsx')),
  radio: shown(() => import('../apps/radio.lazy.tsx')),
  resume: shown(() => import('../apps/resumeGenerator.lazy.tsx')),
  selfReport: shown(() => import('../apps/selfReport.lazy.tsx')),
  sizeComparison: shown(() => import('../apps/sizeComparison.lazy.tsx')),
  smoothEye: shown(() => import('../apps/smoothEye.lazy.tsx')),
  worktime: shown(() => import('../apps/worktime.lazy.tsx')),
  svgEditor: shown(() => import('../../_bare/apps/-svgEditor.tsx')),
}
