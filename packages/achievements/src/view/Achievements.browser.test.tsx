import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Achievements } from './Achievements.tsx'
import { fixedSources, many, stored, year } from './entries.fixtures.ts'

test('an entry is written by keys and stored at once', async () => {
  const storage = stored([])
  const screen = await render(<Achievements storage={storage} sources={fixedSources()} />)
  await userEvent.keyboard('n')
  await userEvent.keyboard('gestern: Rede #mut{Enter}')
  await expect.element(screen.getByRole('slider')).toBeVisible()
  expect(storage.read()).toMatchObject([
    { title: 'Rede', date: '2026-11-20', tags: ['mut'], added: '2026-11-21' },
  ])
})

test('? shows the keys, and in a text field it is a letter', async () => {
  const screen = await render(<Achievements sources={fixedSources()} />)
  await userEvent.type(screen.getByRole('textbox'), '?')
  expect(document.querySelector('dialog[open]')).toBeNull()
  await userEvent.click(document.body)
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog', { name: 'Tasten' })).toBeVisible()
})

test('a tap on the line chooses the nearest entry', async () => {
  const screen = await render(<Achievements storage={stored()} sources={fixedSources()} />)
  const slider = screen.getByRole('slider')
  await userEvent.click(slider, { position: { x: 12, y: 150 } })
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1')
})

test('the sheet of 400 entries fits one page', async () => {
  await render(<Achievements storage={stored(many(400))} sources={fixedSources()} />)
  dispatchEvent(new Event('beforeprint'))
  const sheet = document.querySelector<HTMLElement>('.achievements-sheet')
  expect(sheet?.offsetHeight).toBeLessThan(240 * (96 / 25.4))
  expect(sheet?.textContent).toMatch(/und \d+ Einträge mehr/)
  dispatchEvent(new Event('afterprint'))
})

test('a server-rendered page hydrates without a mismatch, then the data comes', async () => {
  const tool = <Achievements storage={stored(year)} sources={fixedSources()} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tool)
  const mismatch = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, tool, { onRecoverableError: mismatch })
  await expect.poll(() => container.textContent).toContain('Vortrag')
  expect(mismatch).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})

test('an import keeps what is here until replacing is chosen', async () => {
  const here = [{ id: 'a', title: 'Rede', date: '2026-03-12', impact: 'vor 60 Menschen' }]
  const storage = stored(here)
  const screen = await render(<Achievements storage={storage} sources={fixedSources()} />)
  await screen.getByRole('button', { name: 'Dateien' }).click()
  await screen
    .getByRole('textbox', { name: 'Oder Text einfügen' })
    .fill(JSON.stringify([{ ...here[0], impact: 'anders' }]))
  await screen.getByRole('button', { name: 'Vorschau' }).click()
  await expect.element(screen.getByText('0 neu, 1 hier anders, 0 schon da')).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: 'Wirkung vor 60 Menschen anders vor 60 Menschen' }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: /übernehmen$/ })).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'ersetzen' }).click({ force: true })
  await screen.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
  expect(storage.read()).toEqual([{ ...here[0], impact: 'anders' }])
})

test('offering what lies there already says so, and replaces only when asked, by keys alone', async () => {
  const offers: boolean[] = []
  const screen = await render(
    <Achievements
      storage={stored([{ id: 'a', title: 'Rede', date: '2026-11-20' }])}
      sources={fixedSources()}
      onOffer={(_entry, replaces) => {
        offers.push(replaces)
        return replaces ? undefined : 'present'
      }}
    />,
  )
  await screen.getByRole('button', { name: '„Rede“ bearbeiten' }).click()
  const offer = screen.getByRole('button', { name: 'In den Lebenslauf übernehmen' })
  offer.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/„Rede“ steht schon im Lebenslauf/).first()).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Im Lebenslauf ersetzen' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(offer).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Im Lebenslauf ersetzen' })).not.toBeInTheDocument()
  expect(offers).toEqual([false, true])
})
