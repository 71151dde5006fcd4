import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { newCard } from '../model/list.ts'
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

test('links of the page take the place of the collection, or none does', async () => {
  const own = { url: 'https://example.org/a', title: 'A page of ours', text: 'Worth it.', tags: ['ours'] }
  const collection = [own, { ...own, url: 'javascript:alert(1)' }]
  const screen = await render(<NeoCortex sources={fixedSources()} collection={collection} />)
  const rows = () => document.querySelectorAll('.neo-cortex-row').length
  await expect.poll(() => document.querySelector('.neo-cortex-row')?.textContent).toMatch(/^A page of ours/)
  expect(rows()).toBe(1)
  await screen.unmount()
  const empty = await render(<NeoCortex sources={fixedSources()} collection={[]} />)
  await expect.element(empty.getByRole('searchbox')).toBeVisible()
  expect(rows()).toBe(0)
  await expect.element(empty.getByRole('option', { name: 'Sammlung' })).not.toBeInTheDocument()
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

const two = () =>
  stored({
    entries: [
      { id: 'a', title: 'Luhmann', text: '' },
      { id: 'b', title: 'Lupe', text: 'Luhmann las ohne sie.' },
      { id: 'c', title: 'Neu', text: 'Auch bei Luhmann.' },
    ],
  })

test('a key that finds the same cards first leaves their rows as they are, also those out of sight', async () => {
  const titles = ['Zucker', ...Array.from({ length: 40 }, (_, index) => `Zettel ${index}`)]
  const entries = titles.map((title, index) => newCard({ title }, `card ${index}`, '2026-11-21'))
  const screen = await render(<NeoCortex storage={stored({ entries })} sources={fixedSources()} />)
  const rows = () => [...document.querySelectorAll('.neo-cortex-row')]
  const found = () => document.querySelector('.neo-cortex-filters [role="status"]')?.textContent
  await screen.getByRole('searchbox').fill('z')
  await expect.poll(() => rows().length).toBe(30)
  const [before, foundFirst] = [rows(), found()]
  const removed = vi.fn<() => void>()
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) removed()
  })
  observer.observe(before[0]?.parentElement ?? document.body, { childList: true })
  await screen.getByRole('searchbox').fill('ze')
  await expect.poll(found).not.toBe(foundFirst)
  await screen.getByRole('searchbox').fill('zet')
  await expect.poll(() => rows()).toEqual(before)
  observer.disconnect()
  expect(removed).not.toHaveBeenCalled()
})

test('[[ opens a list of titles: arrow keys go through it, Enter links, Escape closes it first', async () => {
  const storage = two()
  const screen = await render(<NeoCortex storage={storage} sources={fixedSources()} />)
  await expect.element(screen.getByRole('heading', { name: 'Neu' })).toBeVisible()
  await userEvent.keyboard('e')
  const text = screen.getByRole('textbox', { name: 'Text' })
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control} [[[[lu')
  const list = screen.getByRole('listbox', { name: 'Verweis auf' })
  await expect.element(list).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'Lupe' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(screen.getByRole('option', { name: 'Luhmann' }))
    .toHaveAttribute('aria-selected', 'true')
  expect(text.element().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Luhmann' }).element().id,
  )
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => storage.read()?.entries.at(-1)?.text).toBe('Auch bei Luhmann. [[Luhmann]]')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard(' [[[[')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(text).toBeVisible()
})

test('unlinked mentions are counted and become links, in one step of undo', async () => {
  const storage = two()
  const screen = await render(<NeoCortex storage={storage} sources={fixedSources()} view="a" />)
  await expect.element(screen.getByText('2 Zettel nennen „Luhmann“')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Alle 2 verlinken' }))
  await expect
    .poll(() => storage.read()?.entries.map(({ text }) => text))
    .toEqual(['', '[[Luhmann]] las ohne sie.', 'Auch bei [[Luhmann]].'])
  await expect.element(screen.getByText('2 Zettel nennen „Luhmann“')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }).first())
  await expect.poll(() => storage.read()?.entries.at(-1)?.text).toBe('Auch bei Luhmann.')
})

test('a card is embedded with the part that the link names; an attachment is named', async () => {
  const entries = [
    { id: 'a', title: 'Quelle', text: 'Vorn\n\n# Teil\n\nDas hier.\n\n# Ende\n\nnicht' },
    { id: 'b', title: 'Ziel', text: 'Siehe ![[Quelle#Teil]] und ![[Bild.png|300]].' },
  ]
  const screen = await render(<NeoCortex storage={stored({ entries })} sources={fixedSources()} />)
  await expect.element(screen.getByText('Das hier.', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Bild.png', { exact: true })).toBeVisible()
  expect(document.querySelector('.neo-cortex-embed')?.textContent).not.toMatch(/Vorn|nicht/)
})

test('an attachment is shown where it is embedded, and can be saved', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='
  const entries = [
    { id: 'file-Bild.gif', title: 'Bild.gif', text: '', attachment: dot },
    { id: 'file-P.canvas', title: 'P.canvas', text: '', attachment: 'data:application/json;base64,e30=' },
    { id: 'b', title: 'Ziel', text: 'Siehe ![[Bild.gif|300]] und ![[P.canvas]].' },
  ]
  const screen = await render(<NeoCortex storage={stored({ entries })} sources={fixedSources()} />)
  await expect.element(screen.getByRole('img', { name: 'Bild.gif' })).toHaveAttribute('width', '300')
  await expect.element(screen.getByRole('button', { name: '„P.canvas“ speichern' })).toBeVisible()
})

test('a numbered card stands in the order of the box, and a new one goes behind it', async () => {
  const entries = [
    { id: 'a', title: 'Zweiter Zweig', text: '', number: '1b' },
    { id: 'b', title: 'Anfang', text: '', number: '1' },
    { id: 'c', title: 'Erster Zweig', text: '', number: '1a' },
  ]
  const storage = stored({ entries })
  const screen = await render(<NeoCortex storage={storage} sources={fixedSources()} />)
  const sequence = screen.getByRole('group', { name: 'Folge' })
  await expect
    .element(sequence)
    .toHaveTextContent('Folge1Anfang1aErster Zweig1bZweiter ZweigDahinter: 1cAbzweigen: 1a1')
  await userEvent.click(sequence.getByRole('button', { name: 'Abzweigen: 1a1' }))
  await expect.element(screen.getByRole('textbox', { name: 'Nummer' })).toHaveValue('1a1')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Titel' }), 'Einfall')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nummer' }), 'x')
  await expect.element(screen.getByText(/Ziffern und Buchstaben im Wechsel/)).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nummer' }), '1b')
  await expect.element(screen.getByText('Diese Nummer hat auch „Zweiter Zweig“.')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Nummer' }), '1a1')
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }))
  expect(storage.read()?.entries.at(-1)).toMatchObject({ title: 'Einfall', number: '1a1' })
  await userEvent.click(screen.getByText('Nummern', { exact: true }))
  const names = () => Array.from(document.querySelectorAll('.neo-cortex-name'), (name) => name.textContent)
  await expect.poll(names).toEqual(['Anfang', 'Erster Zweig', 'Einfall', 'Zweiter Zweig'])
})

test('a card that was written a while ago is found again', async () => {
  const entries = [
    { id: 'a', title: 'Früher', text: 'Lange her.', created: '2026-01-02' },
    { id: 'b', title: 'Neulich', text: '', created: '2026-11-20' },
  ]
  const screen = await render(<NeoCortex storage={stored({ entries })} sources={fixedSources()} />)
  const again = document.getElementsByClassName('neo-cortex-forgotten')
  await expect.poll(() => again[0]?.textContent).toBe('Heute wiedergefunden:Früher')
  await userEvent.click(screen.getByRole('button', { name: 'Früher', exact: true }).first())
  await expect.element(screen.getByRole('heading', { name: 'Früher' })).toBeVisible()
})

test('an address is read as people write it, and a text that is none is refused', async () => {
  const storage = two()
  const screen = await render(<NeoCortex storage={storage} sources={fixedSources()} view="a" />)
  await expect.element(screen.getByRole('heading', { name: 'Luhmann' })).toBeVisible()
  await userEvent.keyboard('e')
  await userEvent.type(screen.getByRole('textbox', { name: 'Adresse', exact: true }), 'heise.de/artikel')
  await expect.poll(() => storage.read()?.entries[0]?.url).toBe('https://heise.de/artikel')
  await expect
    .element(screen.getByRole('textbox', { name: 'Adresse', exact: true }))
    .toHaveValue('heise.de/artikel')
})

test('consent for a picture that failed can be revoked', async () => {
  const text = '![Bild](https://eins.invalid/a.png)'
  const storage = stored({ entries: [{ id: 'a', title: 'Bilder', text }] })
  const screen = await render(<NeoCortex storage={storage} sources={fixedSources()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Bilder von eins.invalid zeigen' }))
  document.querySelector('.neo-cortex-image img')?.dispatchEvent(new Event('error'))
  await expect.element(screen.getByText(/hat das Bild nicht geliefert/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Bilder von eins.invalid nicht mehr laden' }))
  await expect.element(screen.getByRole('button', { name: 'Bilder von eins.invalid zeigen' })).toBeVisible()
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
