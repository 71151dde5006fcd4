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

test('the store is measured once, also when the page gives a new function at every render', async () => {
  const measure = vi.fn<() => Promise<{ used: number; quota: number }>>(async () => ({ used: 1, quota: 9 }))
  const storage = stored()
  const tool = () => <NeoCortex storage={storage} sources={fixedSources()} measureStore={() => measure()} />
  const screen = await render(tool())
  await expect.poll(() => measure.mock.calls.length).toBe(1)
  await screen.rerender(tool())
  await screen.rerender(tool())
  await expect.element(screen.getByRole('searchbox')).toBeVisible()
  expect(measure).toHaveBeenCalledTimes(1)
})

test('filters are cleared together with what stands in the search field', async () => {
  const screen = await render(<NeoCortex storage={stored()} sources={fixedSources()} />)
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, 'xylophonquark')
  await userEvent.click(screen.getByRole('button', { name: 'Alle zeigen' }))
  await expect.element(field).toHaveValue('')
  await expect.poll(() => document.querySelectorAll('.neo-cortex-row').length).toBeGreaterThan(0)
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
