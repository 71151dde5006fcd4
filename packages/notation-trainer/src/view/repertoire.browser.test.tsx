import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { codeOn, fastTap, start } from './trainerOnScreen.fixtures.tsx'

test('a repertoire is kept as one tree and asked by position', async () => {
  const { storage, view } = await start({ pause: 0 })
  await userEvent.click(view.getByRole('button', { name: 'Züge einfügen …' }))
  await userEvent.fill(
    view.getByRole('textbox', { name: 'Züge' }),
    '[Event "Probe"]\n\n1. e4 {gut [%cal Ge2e4]} e5 (1... c5 2. Sf3 $1) 2. f4 *',
  )
  await userEvent.click(view.getByRole('button', { name: 'Prüfen' }))
  await userEvent.click(view.getByRole('radio', { name: 'ein Repertoire' }))
  await userEvent.click(view.getByRole('button', { name: 'Übernehmen' }))
  await expect.element(view.getByRole('heading', { name: 'Probe' })).toBeVisible()
  expect(storage.read()?.repertoires).toMatchObject([
    {
      title: 'Probe',
      side: 'white',
      pgn: expect.stringContaining('1. e4 {gut [%cal Ge2e4]} 1... e5 (1... c5 2. Nf3 $1) 2. f4 *'),
    },
  ])
  await expect.element(view.getByRole('button', { name: 'Probe: 3 Stellungen, davon 3 neu' })).toBeVisible()

  await fastTap('e2', 'e4')
  await expect.poll(() => codeOn('c5') ?? codeOn('e5')).toBe('bP')
  // An error first: the position comes back sooner.
  const second = codeOn('c5') ? ['g1', 'f3'] : ['f2', 'f4']
  await fastTap('a2', 'a3')
  await fastTap(second[0]!, second[1]!)
  await expect.element(view.getByRole('button', { name: 'Nächster Weg' })).toBeVisible()
  await expect.poll(() => storage.read()?.cards.length).toBe(2)
  await expect.element(view.getByRole('button', { name: 'Probe: eine Stellung, davon 1 neu' })).toBeVisible()
  const cards = storage.read()?.cards ?? []
  const known = cards.find(({ name }) => name.startsWith('rnbqkbnr/pppppppp'))
  const failed = cards.find((card) => card !== known)
  expect(known!.due).toBeGreaterThan(failed!.due)
  expect(storage.read()?.stats).toEqual([])

  // The next way leads to the position that was not asked yet.
  await userEvent.click(view.getByRole('button', { name: 'Nächster Weg' }))
  await fastTap('e2', 'e4')
  await expect.poll(() => codeOn(second[1] === 'f3' ? 'e5' : 'c5')).toBe('bP')
})
