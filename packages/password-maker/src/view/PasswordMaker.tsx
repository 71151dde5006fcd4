import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { createPasswordMakerState } from '../state/createPasswordMakerState.ts'
import { passwordMakerSlice } from '../storage.ts'
import { Device } from './Device.tsx'
import { keyTable } from './keyTable.ts'
import { passwordMakerContext } from './PasswordMakerContext.ts'

const passwordMaker = defineTool({
  name: 'password-maker',
  slice: passwordMakerSlice,
  labels: firstLabels,
  keys: keyTable,
  createState: createPasswordMakerState,
  context: passwordMakerContext,
  View: Device,
})

/**
 * Passphrases, random characters and pronounceable passwords, with the strength computed from the generator
 * itself. Nothing that it makes is stored or sent.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-passwords', passwordMakerSlice)
 * const App = () => <PasswordMaker storage={storage} />
 * ```
 */
export const PasswordMaker = passwordMaker.Component
