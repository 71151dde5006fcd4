import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dialog } from './Dialog.tsx'

test('a dialog that is opened again while it closes stays open', async () => {
  const onClose = vi.fn<() => void>()
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={onClose} title="Tasten">
      <p>Eine Zeile.</p>
    </Dialog>
  )
  const page = await render(dialog(true))
  const element = document.querySelector('dialog')!
  const closed = new Promise((resolve) => element.addEventListener('close', resolve, { once: true }))
  // Both before the browser's task that reports the first close.
  element.close()
  element.showModal()
  await closed
  await page.rerender(dialog(true))
  expect(onClose).not.toHaveBeenCalled()
  expect(element.open).toBe(true)

  element.close()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
