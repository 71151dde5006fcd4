import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent as user, within } from 'storybook/test'
import '../../styles.css'
import { NotationTrainer } from '../NotationTrainer.tsx'
import { on, play, stored, today, type Canvas } from '../trainers.fixtures.ts'

const meta = {
  title: 'Werkzeuge/Schachnotation/Baum',
  component: NotationTrainer,
} satisfies Meta<typeof NotationTrainer>

export default meta
type Story = StoryObj<typeof meta>

const pgn = `[Event "Italienisch für Weiß"]
[Result "*"]

{Der Plan: schnell entwickeln.} 1. e4 e5 {58 %} (1... c5 {24 %} 2. Nf3 d6 (2... Nc6 3. d4 cxd4 4. Nxd4) (2... e6 3. d4) 3. d4 cxd4
4. Nxd4 Nf6 5. Nc3) (1... e6 {12 %} 2. d4 d5 3. Nc3 $5) 2. Nf3 Nc6 (2... Nf6 3. Nxe5 d6 4. Nf3 $1 Nxe4) 3. Bc4 $1
{Der Läufer zielt auf f7. [%csl Rf7] [%cal Gc4f7,Bf3g5]} 3... Bc5 (3... Nf6 4. d3 (4. Ng5 $6 d5) 4... Bc5 5. O-O) 4. c3 Nf6 5. d3
$14 *
`

const day = 86_400_000
const card = (name: string, due: number, lapses: number) => ({
  name: `${name} -`,
  due: today + due * day,
  last: today - 4 * day,
  stability: 3,
  difficulty: 5,
  repetitions: 3,
  lapses,
})

/** A repertoire of which three positions are known, one is due, and one was forgotten three times. */
const repertoire = stored({
  repertoires: [{ id: 'plan', title: 'Italienisch für Weiß', side: 'white', pgn }],
  cards: [
    card('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq', 5, 0),
    card('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq', 3, 0),
    card('r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq', 9, 0),
    card('rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq', -1, 3),
  ],
})

const openTree = async (canvas: Canvas) => {
  await user.click(canvas.getByRole('button', { name: 'Als Baum …' }))
  return within(await canvas.findByRole('tree'))
}

/** Due and new positions, one that was forgotten, comments and arrows. */
export const Due: Story = {
  name: 'Repertoire mit Fälligem',
  tags: ['picture'],
  args: { storage: repertoire, sources: { now: () => today } },
  play: async ({ canvas, canvasElement }) => {
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Eröffnung' }), 'Italienisch für Weiß')
    const tree = await openTree(canvas)
    await user.click(await tree.findByRole('treeitem', { name: /^3\. Lf1-c4 guter Zug/ }))
    await expect(canvas.getByText(/^Heute fällig: \d+ Stellungen, davon \d+ neu$/)).toBeVisible()
    await expect(tree.getByRole('treeitem', { name: '2. Sg1-f3 fällig, 3-mal vergessen' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-arrow="c4-f7"]')).toBeVisible()
  },
}

/** Taps draw while the switch is on. */
export const Drawing: Story = {
  name: 'Zeichnen',
  args: { storage: repertoire, sources: { now: () => today } },
  play: async ({ canvas, canvasElement }) => {
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Eröffnung' }), 'Italienisch für Weiß')
    await openTree(canvas)
    await user.click(canvas.getByRole('switch', { name: 'Zeichnen' }))
    await user.click(canvas.getByRole('radio', { name: 'Blau' }))
    on(canvas, 'e2').focus()
    await user.keyboard('{Enter}')
    await expect(canvasElement.querySelector('[data-started]')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  },
}

/** A line of the list is looked at: its moves are followed, none is added. */
export const ReadOnly: Story = {
  name: 'Nur ansehen',
  args: { storage: stored({}) },
  play: async ({ canvas }) => {
    const tree = await openTree(canvas)
    await play(canvas, 'e2e4', 'e7e5')
    await expect(tree.getByRole('treeitem', { name: '1 … e7-e5' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('button', { name: 'Behalten …' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Kommentar' })).toBeNull()
  },
}

export const DamagedLink: Story = {
  name: 'Beschädigter Link',
  args: { storage: stored({}), linked: 'moves=abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Link ist beschädigt')
    await user.click(canvas.getByRole('button', { name: 'Zum Training' }))
    await expect(await canvas.findByRole('combobox', { name: 'Eröffnung' })).toBeVisible()
  },
}
