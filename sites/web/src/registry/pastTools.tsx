import { memoryStorage, type Slice, type StorageAdapter } from '@kleinzeug/storage'
import type { ComponentType, ReactNode } from 'react'

interface ToolModule<T> {
  readonly Tool: ComponentType<{
    storage?: StorageAdapter<T> | undefined
    shortcuts?: boolean | undefined
  }>
  readonly slice: Slice<T>
}

/** Loads a tool and shows it with these data, in memory; resolves to `undefined` where it cannot read them. */
export type PastTool = (json: string) => Promise<ReactNode>

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
export const pastTools: Readonly<Record<string, PastTool>> = {
  achievements: shown(() => import('../routes/_framed/apps/achievements.lazy.tsx')),
  decider: shown(() => import('../routes/_framed/apps/decider.lazy.tsx')),
  neoCortex: shown(() => import('../routes/_framed/apps/neoCortex.lazy.tsx')),
  notationTrainer: shown(() => import('../routes/_framed/apps/notationTrainer.lazy.tsx')),
  numberGuessing: shown(() => import('../routes/_framed/apps/numberGuessing.lazy.tsx')),
  passwordMaker: shown(() => import('../routes/_framed/apps/passwordMaker.lazy.tsx')),
  radio: shown(() => import('../routes/_framed/apps/radio.lazy.tsx')),
  resume: shown(() => import('../routes/_framed/apps/resumeGenerator.lazy.tsx')),
  selfReport: shown(() => import('../routes/_framed/apps/selfReport.lazy.tsx')),
  sizeComparison: shown(() => import('../routes/_framed/apps/sizeComparison.lazy.tsx')),
  smoothEye: shown(() => import('../routes/_framed/apps/smoothEye.lazy.tsx')),
  worktime: shown(() => import('../routes/_framed/apps/worktime.lazy.tsx')),
  svgEditor: shown(() => import('../routes/_bare/apps/-svgEditor.tsx')),
}
