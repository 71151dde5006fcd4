import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { fixedSources, stored } from './cards.fixtures.ts'
import { NeoCortex } from './NeoCortex.tsx'

test('a card is written by keys and stored at once', async () => {
  const storage = stored({ entries: [] })
  await render(<NeoCortex storage={storage} sources={fixedSources()} />)
  await userEvent.keyboard('n')
  await userEvent.keyboard('Ein Gedanke #mut{Enter}')
  await expect
    .poll(() => storage.read()?.entries)
    .toMatchObject([{ title: 'Ein Gedanke', tags: ['mut'], created: '2026-11-21' }])
})

test('? shows the keys, and in a text field it is a letter', async () => {
  const screen = await render(<NeoCortex sources={fixedSources()} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Gedanke oder Adresse' }), '?')
  expect(document.querySelector('dialog[open]')).toBeNull()
  await userEvent.click(document.body)
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog', { name: 'Tasten' })).toBeVisible()
})

test('a text that is nested too deeply is shown as it was written', async () => {
  const storage = stored({ entries: [{ id: 'a', title: 'Tief', text: `${'>'.repeat(60_000)} Grund` }] })
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await render(<NeoCortex storage={storage} sources={fixedSources()} />)
  await expect.element(screen.getByRole('heading', { name: 'Tief' })).toBeVisible()
  await expect.poll(() => document.querySelector('.neo-cortex-text')?.textContent).toContain('Grund')
  silent.mockRestore()
})

test('a server-rendered page hydrates without a mismatch, then the data comes', async () => {
  const tool = <NeoCortex storage={stored()} sources={fixedSources()} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tool)
  const mismatch = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, tool, { onRecoverableError: mismatch })
  await expect.poll(() => container.textContent).toContain('Vergessenskurve')
  expect(mismatch).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})
