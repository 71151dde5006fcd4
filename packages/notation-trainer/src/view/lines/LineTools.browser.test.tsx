import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { start } from '../trainerOnScreen.fixtures.tsx'

describe('own lines', () => {
  test('are read from PGN, named, kept and trained', async () => {
    const { storage, view } = await start()
    await userEvent.click(view.getByRole('button', { name: 'Züge einfügen …' }))
    await userEvent.fill(
      view.getByRole('textbox', { name: 'Züge' }),
      '[White "A"]\n[Black "B"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. f4 *',
    )
    await userEvent.click(view.getByRole('button', { name: 'Prüfen' }))
    await expect.element(view.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('A – B')
    await userEvent.click(view.getByRole('button', { name: 'Übernehmen' }))
    await expect
      .poll(() => storage.read()?.own.map(({ title, script }) => [title, script]))
      .toEqual([['A – B', '1. e2-e4 e7-e5\n2. f2-f4']])
    await expect.element(view.getByRole('heading', { name: 'A – B' })).toBeVisible()
  })

  test('that are illegal, too long or empty are refused at the field, with nothing lost', async () => {
    const { storage, view } = await start()
    await userEvent.click(view.getByRole('button', { name: 'Züge einfügen …' }))
    const field = view.getByRole('textbox', { name: 'Züge' })
    const check = view.getByRole('button', { name: 'Prüfen' })
    await userEvent.click(check)
    await expect.element(field).toHaveAccessibleDescription(/Hier stehen noch keine Züge/)
    await userEvent.fill(field, '1. e2-e4 e7-e5\n2. Ke1-e3')
    await userEvent.click(check)
    await expect
      .element(field)
      .toHaveAccessibleDescription(/Zeile 2, Zug 2 von Weiß: „Ke1-e3“ ist hier nicht möglich/)
    await expect.element(field).toHaveValue('1. e2-e4 e7-e5\n2. Ke1-e3')
    await userEvent.fill(field, '1. e4 e5 '.repeat(60_000))
    await expect.element(field).toHaveAccessibleDescription(/zu lang/)
    await expect.element(field).toHaveValue('1. e2-e4 e7-e5\n2. Ke1-e3')
    expect(storage.read()?.own).toEqual([])
  })

  test('are deleted, and come back with undo', async () => {
    const own = { id: 'own', title: 'Meine', script: '1. e2-e4' }
    const { storage, choose, view } = await start({}, [own])
    await choose('Meine')
    await userEvent.click(view.getByRole('button', { name: 'Löschen' }))
    await expect.poll(() => storage.read()?.own).toEqual([])
    await expect.element(view.getByRole('heading', { name: 'Italienisch' })).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Rückgängig' }))
    await expect.poll(() => storage.read()?.own).toEqual([own])
    await expect.element(view.getByRole('heading', { name: 'Meine' })).toBeVisible()
  })

  test('are read from a file that is dropped, several at a time, with names that are free', async () => {
    const { storage, view } = await start()
    await userEvent.click(view.getByRole('button', { name: 'Züge einfügen …' }))
    const field = view.getByRole('textbox', { name: 'Züge' })
    // The dialog is loaded when it is opened.
    await expect.element(field).toBeVisible()
    const pgn =
      '[White "M\xfcller"]\n[Orientation "Black"]\n\n1. Sf3 *\n\n[White "M\xfcller"]\n\n1. d4 *\n\n1. Ke3 *\n'
    const bytes = Uint8Array.from(pgn, (sign) => sign.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], 'alt.pgn'))
    field.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect.element(view.getByRole('alert').filter({ hasText: 'Ke3' })).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Keine' }))
    await userEvent.click(view.getByRole('button', { name: 'Alle' }))
    await userEvent.click(view.getByRole('button', { name: '2 übernehmen' }))
    await expect.poll(() => storage.read()?.own.map(({ title }) => title)).toEqual(['Müller', 'Müller (2)'])
    await expect.element(view.getByRole('grid')).toHaveAccessibleName('Schachbrett, Schwarz unten')
  })

  test('come from the library by a search', async () => {
    const { storage, view } = await start()
    await userEvent.click(view.getByRole('button', { name: 'Bibliothek …' }))
    await userEvent.fill(view.getByRole('searchbox', { name: 'Suchen' }), 'evans')
    await userEvent.click(
      view.getByRole('button', {
        name: /Italienisch: Evans-Gambit Italian Game: Evans Gambit 1.*4\. b2-b4$/,
      }),
    )
    await expect.poll(() => storage.read()?.own[0]?.title).toBe('Italienisch: Evans-Gambit')
    await expect.element(view.getByRole('heading', { name: 'Italienisch: Evans-Gambit' })).toBeVisible()
  })
})
