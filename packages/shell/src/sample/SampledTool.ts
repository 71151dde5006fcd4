// oxlint-disable typescript/no-explicit-any -- data, state and texts are known to the tool alone
import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import type { Environment } from '../environment.ts'
import type { ToolContext } from '../toolContext.ts'
import type { ToolSample } from './ToolSample.ts'

/** What the sample needs of a tool's definition. */
export interface SampledTool {
  readonly createState: (storage: StorageAdapter<any>, environment: Environment) => unknown
  readonly slice: Pick<Slice<any>, 'defaults' | 'merge'>
  readonly context: Pick<ToolContext<any, any, any>, 'Context' | 'use'>
  readonly sample?: (() => Promise<{ readonly sample: ToolSample<unknown> }>) | undefined
}
