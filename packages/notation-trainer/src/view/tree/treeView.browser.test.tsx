import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cell, codeOn, start, tap } from '../trainerOnScreen.fixtures.tsx'

const plan = {
  id: 'plan',
  title: 'Mein Plan',
  side: 'white' as const,
  pgn: '[Event "Mein Plan"]\n[Result "*"]\n\n1. e4 {gut [%cal Ge2e4]} 1... e5 (1... c5 2. Nf3 $1) 2. f4 *\n',
}

async function open() {
  const trainer = await start()
  const { storage, view, choose } = trainer
  storage.write({ ...storage.read()!, repertoires: [plan] })
  await choose('Mein Plan')
  await userEvent.click(view.getByRole('button', { name: 'Als Baum …' }))
  await expect.element(view.getByRole('heading', { name: 'Baum: Mein Plan' })).toHaveFocus()
  const pgn = () => storage.read()?.repertoires[0]?.pgn.split('\n\n')[1]?.trim()
  const item = (name: string | RegExp) => view.getByRole('treeitem', { name })
  return { ...trainer, pgn, item }
}

test('moves are walked through by arrow keys: along the line, and between siblings', async () => {
  const { item, view } = await open()
  await expect.element(item('Anfangsstellung')).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(item('Anfangsstellung'))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item(/^1\. e2-e4 /)).toHaveFocus()
  expect(document.querySelector('[data-arrow="e2-e4"]')).not.toBeNull()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}')
  await expect.element(item('2. Sg1-f3 guter Zug, neu')).toHaveFocus()
  expect(codeOn('f3')).toBe('wN')
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await expect.element(item('1 … e7-e5')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Anfangsstellung')).toHaveFocus()
  await expect.element(view.getByText('Heute fällig: 3 Stellungen, davon 3 neu')).toBeVisible()
})

test('a move on the board is added as a variation or followed, and undone at its place', async () => {
  const { item, pgn, view } = await open()
  await tap('e2', 'e4')
  await expect.element(item(/^1\. e2-e4 /)).toHaveAttribute('aria-selected', 'true')
  expect(pgn()).toBe('1. e4 {gut [%cal Ge2e4]} 1... e5 (1... c5 2. Nf3 $1) 2. f4 *')
  await tap('c7', 'c6')
  await expect.element(item('1 … c7-c6')).toHaveAttribute('aria-selected', 'true')
  expect(pgn()).toContain('1... e5 (1... c5 2. Nf3 $1) (1... c6) 2. f4 *')
  await userEvent.click(view.getByRole('button', { name: 'Variante nach vorn' }))
  await userEvent.click(view.getByRole('button', { name: 'Variante nach vorn' }))
  expect(pgn()).toContain('1... c6 (1... e5 2. f4) (1... c5 2. Nf3 $1) *')
  await userEvent.click(view.getByRole('button', { name: 'Ab hier löschen' }))
  await expect.element(item('1 … c7-c6')).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'Rückgängig' }))
  await expect.element(item('1 … c7-c6')).toHaveAttribute('aria-selected', 'true')
  expect(pgn()).toContain('1... c6 (1... e5 2. f4) (1... c5 2. Nf3 $1) *')
})

test('comment, glyphs, arrows and squares', async () => {
  const { item, pgn, view } = await open()
  await userEvent.click(item('1 … c7-c5'))
  await userEvent.fill(view.getByRole('textbox', { name: 'Kommentar' }), 'Sizilianisch ')
  await userEvent.click(view.getByRole('button', { name: 'interessanter Zug' }))
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'Bewertung der Stellung' }), '10')
  expect(pgn()).toContain('(1... c5 $5 $10 {Sizilianisch} 2. Nf3 $1)')

  // By keys: the switch, then Enter on two squares.
  await userEvent.click(view.getByRole('switch', { name: 'Zeichnen' }))
  await userEvent.click(view.getByRole('radio', { name: 'Rot' }))
  cell('d2').focus()
  await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
  expect(pgn()).toContain('{Sizilianisch [%cal Rd2d4]}')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(pgn()).toContain('{Sizilianisch [%csl Rd4] [%cal Rd2d4]}')
  await expect.element(view.getByText('Eingezeichnet: Markierung Rot d4, Pfeil Rot d2–d4')).toBeVisible()
  expect(codeOn('d2')).toBe('wP')

  // With the right mouse button, also without the switch.
  await userEvent.click(view.getByRole('switch', { name: 'Zeichnen' }))
  const at = (square: string) => {
    const box = cell(square).getBoundingClientRect()
    return {
      clientX: box.x + box.width / 2,
      clientY: box.y + box.height / 2,
      bubbles: true,
      pointerId: 1,
      button: 2,
    }
  }
  cell('b8').dispatchEvent(new PointerEvent('pointerdown', at('b8')))
  cell('c6').dispatchEvent(new PointerEvent('pointerup', at('c6')))
  await expect.poll(pgn).toContain('[%cal Rd2d4,Rb8c6]')
})

test('weak positions are drawn on the tree', async () => {
  const { storage, item, view } = await open()
  const name = 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -'
  const card = { name, due: 0, last: 0, stability: 1, difficulty: 5, repetitions: 3, lapses: 2 }
  storage.write({ ...storage.read()!, cards: [card] })
  await expect.element(item('2. Sg1-f3 guter Zug, fällig, 2-mal vergessen')).toBeVisible()
  await expect.element(view.getByText('Heute fällig: 3 Stellungen, davon 2 neu')).toBeVisible()
})

test('another line is looked at and kept as a repertoire', async () => {
  const { storage, view } = await start()
  await userEvent.click(view.getByRole('button', { name: 'Als Baum …' }))
  await expect.element(view.getByRole('heading', { name: 'Baum: Italienisch' })).toBeVisible()
  await tap('e2', 'e4')
  await expect
    .element(view.getByRole('treeitem', { name: '1. e2-e4' }))
    .toHaveAttribute('aria-selected', 'true')
  await tap('a7', 'a6')
  expect(codeOn('a7')).toBe('bP')
  await userEvent.click(view.getByRole('button', { name: 'Behalten …' }))
  await expect.element(view.getByRole('textbox', { name: 'Name' })).toHaveValue('Italienisch (2)')
  await userEvent.click(view.getByRole('button', { name: 'Übernehmen' }))
  await expect.element(view.getByRole('heading', { name: 'Italienisch (2)' })).toBeVisible()
  expect(storage.read()?.repertoires).toMatchObject([{ title: 'Italienisch (2)', side: 'white' }])
})
