import { memoryStorage, type StorageAdapter } from '@kleinzeug/storage'
import { startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from '@kleinzeug/ui'
import { DraftsProvider, useDraft } from './index.ts'

interface LineProps {
  name: string
  stored?: string
  onEnter?: (text: string) => void
}

function Line({ name, stored, onEnter }: LineProps) {
  const line = useDraft(name, stored)
  const enter = () => {
    if (line.text === 'schlecht') return line.refuse('Das geht nicht.')
    onEnter?.(line.text)
    line.clear()
  }
  return (
    <>
      <TextField
        label="Zeile"
        {...line.field}
        onKeyDown={({ key }) => {
          if (key === 'Enter') enter()
        }}
      />
      <output>{line.isDraft ? 'Entwurf' : 'gespeichert'}</output>
    </>
  )
}

const storageWithDrafts = (): StorageAdapter<unknown> => ({ ...memoryStorage(), drafts: memoryStorage() })
const page = (storage: StorageAdapter<unknown>, props: LineProps) => (
  <DraftsProvider storage={storage}>
    <Line {...props} />
  </DraftsProvider>
)

test('a draft is there when the tool is shown again, until it is entered', async () => {
  const storage = storageWithDrafts()
  const entered = vi.fn<(text: string) => void>()
  const first = await render(page(storage, { name: 'a' }))
  await userEvent.type(first.getByLabelText('Zeile'), 'Mo')
  expect(first.getByRole('status', { name: '' }).element().textContent).toBe('Entwurf')
  await first.unmount()
  const second = await render(page(storage, { name: 'a', onEnter: entered }))
  await expect.element(second.getByLabelText('Zeile')).toHaveValue('Mo')
  await userEvent.type(second.getByLabelText('Zeile'), '{Enter}')
  expect(entered).toHaveBeenCalledExactlyOnceWith('Mo')
  await expect.element(second.getByLabelText('Zeile')).toHaveValue('')
  expect(storage.drafts?.read()).toEqual({})
})

/** Types a letter as the browser does, before React runs what it left for after the paint. */
function typeBeforePaint(letter: string) {
  const field = document.querySelector('input')
  if (!field) throw new Error('no field')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value + letter)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

test('letters count that are typed as soon as the field is there, before it follows the drafts', async () => {
  function TypedAtOnce() {
    useLayoutEffect(() => {
      for (const letter of 'Mo') queueMicrotask(() => typeBeforePaint(letter))
    }, [])
    return <Line name="a" />
  }
  function Page() {
    const [isShown, setShown] = useState(false)
    const show = () => startTransition(() => setShown(true))
    return isShown ? <TypedAtOnce /> : <button onClick={show}>Zeigen</button>
  }
  const storage = storageWithDrafts()
  const screen = await render(
    <DraftsProvider storage={storage}>
      <Page />
    </DraftsProvider>,
  )
  await screen.getByText('Zeigen').click()
  await expect.element(screen.getByLabelText('Zeile')).toHaveValue('Mo')
  expect(storage.drafts?.read()).toEqual({ a: { text: 'Mo' } })
})

test('a refused text stays with its reason, also after another entry was shown', async () => {
  const storage = storageWithDrafts()
  const screen = await render(page(storage, { name: 'a' }))
  const field = screen.getByLabelText('Zeile')
  await userEvent.type(field, 'schlecht{Enter}')
  await expect.element(screen.getByText('Das geht nicht.')).toBeVisible()
  await screen.rerender(page(storage, { name: 'b', stored: 'anderes' }))
  await expect.element(field).toHaveValue('anderes')
  await expect.element(screen.getByText('Das geht nicht.')).not.toBeInTheDocument()
  await screen.rerender(page(storage, { name: 'a' }))
  await expect.element(field).toHaveValue('schlecht')
  await expect.element(screen.getByText('Das geht nicht.')).toBeVisible()
  await userEvent.clear(field)
  await expect.element(screen.getByText('Das geht nicht.')).not.toBeInTheDocument()
  expect(storage.drafts?.read()).toEqual({})
})

test('the server knows no draft, and the browser shows it without a mismatch', async () => {
  const errors = vi.spyOn(console, 'error')
  const storage = storageWithDrafts()
  storage.drafts?.write({ a: { text: 'Mo' } })
  const box = document.createElement('div')
  box.innerHTML = renderToString(page(storage, { name: 'a' }))
  expect(box.querySelector('input')?.value).toBe('')
  document.body.append(box)
  const root = hydrateRoot(box, page(storage, { name: 'a' }))
  await expect.poll(() => box.querySelector('input')?.value).toBe('Mo')
  expect(errors).not.toHaveBeenCalled()
  root.unmount()
  box.remove()
})
