import { displays } from './displays.ts'
import { fields } from './fields.ts'
import type { Guide } from './Guide.ts'
import { keys } from './keys.ts'
import { messages } from './messages.ts'

/** How each shared control is to be used, by its name. */
export const guides: Readonly<Record<string, Guide | undefined>> = {
  ...keys,
  ...fields,
  ...messages,
  ...displays,
}
