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

test('what was written first on a day is printed first', async () => {
  const list = ['Erst', 'Dann', 'Zuletzt'].map((title, id) => ({ id: `${id}`, title, date: '2026-03-12' }))
  await render(<Achievements storage={stored(list)} sources={fixedSources()} />)
  dispatchEvent(new Event('beforeprint'))
  expect(document.querySelector('.achievements-sheet')?.textContent).toMatch(/Erst.*Dann.*Zuletzt/)
  dispatchEvent(new Event('afterprint'))
})

test('a talk in ten minutes: since the last one, themes by hand, one page with evidence', async () => {
  const storage = stored([
    { id: 't', kind: 'talk', date: '2026-03-01' },
    { id: 'a', title: 'Alt', date: '2026-02-01', tags: ['ux'] },
    { id: 'b', title: 'Formular gekürzt', date: '2026-04-01', tags: ['ux'], impact: 'weniger Rückfragen' },
    { id: 'c', title: 'Suche neu', date: '2026-05-01', tags: ['ux'], evidence: 'https://a.example/' },
    { id: 'd', title: 'Rede', date: '2026-06-01', people: ['Mira'] },
  ])
  const screen = await render(<Achievements storage={storage} sources={fixedSources()} />)
  await screen.getByRole('button', { name: 'Gespräche', exact: true }).click()
  await screen.getByRole('button', { name: 'Gespräch in zehn Minuten' }).click()
  await expect.element(screen.getByText('3 Einträge in 2 Themen.')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Thema von „Rede“' }).selectOptions('In ein neues Thema')
  const theme = screen.getByRole('region', { name: 'Neues Thema 1' })
  await theme.getByRole('textbox', { name: 'Name des Themas' }).fill('Auftritte')
  await expect.element(screen.getByRole('region', { name: 'Auftritte' })).toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  const sheets = document.querySelectorAll('.achievements-device .achievements-sheet')
  expect(sheets).toHaveLength(1)
  expect(sheets[0]?.textContent).toMatch(
    /seit dem 1\. März 2026.*ux.*Formular gekürzt.*weniger Rückfragen.*Suche neu.*https:\/\/a\.example.*Auftritte.*Rede.*Dank an Mira/,
  )
  dispatchEvent(new Event('afterprint'))
  await screen.getByRole('combobox', { name: 'Seit' }).selectOptions('Anfang an')
  await expect.element(screen.getByText('4 Einträge in 2 Themen.')).toBeVisible()
})

test('the page for a talk about 150 entries is one page and keeps the evidence', async () => {
  const list = Array.from({ length: 150 }, (_, index) => ({
    id: `${index}`,
    date: '2026-03-12',
    title: `Erfolg Nummer ${index} mit einem Titel von gewöhnlicher Länge`,
    impact: 'Eine Wirkung, die in zwei oder drei Sätzen steht. '.repeat(3),
    evidence: `https://example.org/${index}`,
  }))
  const screen = await render(<Achievements storage={stored(list)} sources={fixedSources()} />)
  await screen.getByRole('button', { name: 'Gespräche', exact: true }).click()
  await screen.getByRole('button', { name: 'Gespräch in zehn Minuten' }).click()
  await expect.element(screen.getByText(/^150 Einträge in/)).toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  const sheet = document.querySelector<HTMLElement>('.achievements-device .achievements-sheet')
  expect(sheet?.offsetHeight).toBeLessThan(240 * (96 / 25.4))
  expect(sheet?.textContent).toMatch(/und \d+ Einträge mehr/)
  expect(
    [...(sheet?.querySelectorAll('li > div') ?? [])].filter(
      (entry) => entry.scrollHeight > entry.clientHeight,
    ),
  ).toEqual([])
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
