import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Types real keys. */
export const type = (keys: string): Promise<void> => userEvent.keyboard(keys)

/** Waits until the editor has the focus. */
export const ready = (): Promise<unknown> => expect.element(page.getByRole('tree')).toHaveFocus()
