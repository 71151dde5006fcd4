import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

const idle = () => expect.poll(() => document.querySelector('.svg-editor[aria-busy]')).toBeNull()

/** Types once the commands are there, and waits for what the keys do. */
export async function type(keys: string): Promise<void> {
  await idle()
  await userEvent.keyboard(keys)
  await idle()
}
