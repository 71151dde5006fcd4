import { defineTool } from '@kleinzeug/shell'
import { defaultLabels } from '../labels.ts'
import { create__Name__State } from '../state/create__Name__State.ts'
import { __camel__Slice } from '../storage.ts'
import { __camel__Context } from './__Name__Context.ts'
import { Device } from './Device.tsx'
import { keyTable } from './keyTable.ts'

const __camel__ = defineTool({
  name: '__name__',
  slice: __camel__Slice,
  labels: defaultLabels,
  keys: keyTable,
  createState: create__Name__State,
  context: __camel__Context,
  View: Device,
  sample: () => import('../sample.ts'),
})

/**
 * __description__
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-__name__', __camel__Slice)
 * const App = () => <__Name__ storage={storage} />
 * ```
 */
export const __Name__ = __camel__.Component
