import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Types, and waits for what the keys do: the first of them fetches the commands. */
export async function type(keys: string): Promise<void> {
  await userEvent.keyboard(keys)
  await expect.poll(() => document.querySelector('.svg-editor[aria-busy]')).toBeNull()
}
