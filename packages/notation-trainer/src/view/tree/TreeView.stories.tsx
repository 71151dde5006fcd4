import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent as user, within } from 'storybook/test'
import '../../styles.css'
import { NotationTrainer } from '../NotationTrainer.tsx'
import { someRepertoire } from './repertoire.fixtures.ts'
import { on, play, stored, today, type Canvas } from '../trainers.fixtures.ts'

const meta = {
  title: 'Werkzeuge/Schachnotation/Baum',
  component: NotationTrainer,
} satisfies Meta<typeof NotationTrainer>

export default meta
type Story = StoryObj<typeof meta>

const repertoire = stored(someRepertoire)

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
