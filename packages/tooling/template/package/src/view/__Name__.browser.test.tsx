import { memoryStorage, type Drafts } from '@kleinzeug/storage'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { __Name__Data } from '../model/entries.ts'
import { __Name__ } from './__Name__.tsx'

const stored = (...names: string[]) =>
  memoryStorage<__Name__Data>({ entries: names.map((name) => ({ name })) })

test('an entry is added by the Enter key and stored', async () => {
  const storage = stored('Brot')
  const screen = await render(<__Name__ storage={storage} />)
  await userEvent.keyboard('n')
  await userEvent.keyboard('Käse{Enter}')
  await expect.element(screen.getByText('Käse', { exact: true })).toBeVisible()
  expect(storage.read()?.entries.map(({ name }) => name)).toEqual(['Brot', 'Käse'])
})

test('what was deleted comes back to its place by a key', async () => {
  const storage = stored('Brot', 'Käse')
  const screen = await render(<__Name__ storage={storage} />)
  await screen.getByRole('button', { name: '„Brot“ löschen' }).click()
  expect(storage.read()?.entries).toHaveLength(1)
  await userEvent.keyboard('z')
  expect(storage.read()?.entries.map(({ name }) => name)).toEqual(['Brot', 'Käse'])
  await userEvent.keyboard('Z')
  expect(storage.read()?.entries).toHaveLength(1)
})

test('a refused name stays with its reason when the tool is shown again', async () => {
  const storage = { ...stored('Brot'), drafts: memoryStorage<Drafts>() }
  const first = await render(<__Name__ storage={storage} />)
  await userEvent.type(first.getByRole('textbox'), 'Brot{Enter}')
  await first.unmount()
  const second = await render(<__Name__ storage={storage} />)
  await expect.element(second.getByRole('textbox')).toHaveValue('Brot')
  await expect.element(second.getByText('Wähl einen anderen', { exact: false })).toBeVisible()
})

test('? shows the keys, and in a text field it is a letter', async () => {
  const screen = await render(<__Name__ />)
  await userEvent.type(screen.getByRole('textbox'), '?')
  expect(document.querySelector('dialog[open]')).toBeNull()
  await userEvent.click(document.body)
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog', { name: 'Tasten' })).toBeVisible()
})

test('without shortcuts keys act inside the tool alone', async () => {
  const screen = await render(<__Name__ shortcuts={false} />)
  await userEvent.keyboard('?')
  expect(document.querySelector('dialog[open]')).toBeNull()
  screen.getByRole('button', { name: 'Tasten zeigen' }).element().focus()
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('shows the data of a storage that takes the place of another', async () => {
  const screen = await render(<__Name__ storage={stored('Brot')} />)
  await screen.rerender(<__Name__ storage={stored('Käse')} />)
  await expect.element(screen.getByText('Käse', { exact: true })).toBeVisible()
  expect(document.body.textContent).not.toContain('Brot')
})

test('a server-rendered page hydrates without a mismatch, then the data comes', async () => {
  const tool = <__Name__ storage={stored('Brot')} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tool)
  const mismatch = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, tool, { onRecoverableError: mismatch })
  await expect.poll(() => container.textContent).toContain('Brot')
  expect(mismatch).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})
