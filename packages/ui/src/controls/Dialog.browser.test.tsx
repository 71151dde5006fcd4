import { useState } from 'react'
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

function Asking({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Fragen</button>
      {isOpen && (
        <Dialog open onClose={close} title="Frage" actions={<button onClick={close}>Ja</button>}>
          <p>Wirklich?</p>
        </Dialog>
      )}
    </>
  )
}

test('a dialog that is taken away while it is open returns the focus to its opener, and closes once', async () => {
  const onClose = vi.fn<() => void>()
  const page = await render(<Asking onClose={onClose} />)
  const opener = page.getByRole('button', { name: 'Fragen' })
  await opener.click()
  await page.getByRole('button', { name: 'Ja' }).click()
  await expect.element(opener).toHaveFocus()
  // The browser tells of a close in a later task.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(onClose).toHaveBeenCalledOnce()
})
