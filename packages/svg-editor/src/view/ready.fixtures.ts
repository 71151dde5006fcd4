import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Waits until the editor has the focus and all that comes with the first key. */
export async function ready() {
  const tree = page.getByRole('tree')
  await expect.element(tree).toHaveFocus()
  tree.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  // The caps tell in full what they do as soon as the commands are there.
  await expect.poll(() => document.querySelector('.svg-editor-key[title]')).toBeTruthy()
}
