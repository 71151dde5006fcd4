import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent as user } from 'storybook/test'
import { englishLabels } from '../labels.en.ts'
import '../styles.css'
import { NotationTrainer } from './NotationTrainer.tsx'
import { history, italian, on, play, promotion, stored, today } from './trainers.fixtures.ts'

const meta = {
  title: 'Werkzeuge/Schachnotation',
  component: NotationTrainer,
} satisfies Meta<typeof NotationTrainer>

export default meta
type Story = StoryObj<typeof meta>

/** A new visitor: the first opening, nothing known of its moves. */
export const Default: Story = {
  name: 'Erster Besuch',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Chess Notation Trainer' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Eröffnung' })).toHaveDisplayValue('Italienisch')
    await expect(canvas.getByPlaceholderText('e2-e4')).toBeDisabled()
    await expect(canvas.getAllByRole('gridcell', { name: /Bauer|leer|Turm|König/ }).length).toBeGreaterThan(
      32,
    )
  },
}

export const MovesShown: Story = {
  name: 'Züge gezeigt',
  tags: ['picture'],
  args: { storage: stored({ settings: { showMoves: true } }) },
  play: async ({ canvas }) => {
    await play(canvas, 'e2e4', 'e7e5')
    await expect(canvas.getByRole('cell', { name: '? Sg1-f3' })).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('cell', { name: 'Lf8-c5' })).toBeVisible()
  },
}

/** A wrong move adds an error and five seconds. */
export const WrongMove: Story = {
  name: 'Falscher Zug',
  play: async ({ canvas }) => {
    await play(canvas, 'e2e4', 'd7d5')
    await expect(canvas.getByText('0:05,0')).toBeVisible()
    await expect(on(canvas, 'd7')).toHaveAccessibleName('d7, schwarzer Bauer')
  },
}

export const TextMode: Story = {
  name: 'Textmodus',
  args: { storage: stored({ settings: { textMode: true } }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Zug' })
    await user.type(field, 'e2-e4')
    await user.type(field, 'Bc5{Enter}')
    await expect(field).toHaveAccessibleDescription(/eingestellt ist Deutsch/)
  },
}

/** The first press on Tipp shows the piece, the second where it goes. */
export const Hint: Story = {
  name: 'Hilfe',
  play: async ({ canvas, canvasElement }) => {
    const key = canvas.getByRole('button', { name: 'Tipp' })
    await user.click(key)
    await expect(on(canvas, 'e2')).toHaveAttribute('data-hint')
    await user.click(key)
    await expect(canvasElement.querySelector('[data-arrow="e2-e4"]')).toBeVisible()
    await expect(key).toBeDisabled()
  },
}

export const BlackBelow: Story = {
  name: 'Schwarz unten',
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('switch', { name: 'Brett drehen' }))
    await expect(canvas.getByRole('grid', { name: 'Schachbrett, Schwarz unten' })).toBeVisible()
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveAccessibleName('h1, weißer Turm')
  },
}

/** After the last move: the time, the best time, the way back through the game. */
export const Finished: Story = {
  name: 'Geschafft',
  args: { storage: stored({}) },
  play: async ({ canvas }) => {
    await play(canvas, ...italian)
    await expect(await canvas.findByText('Neue Bestzeit')).toBeVisible()
    const replay = canvas.getByRole('slider', { name: 'Nachspielen' })
    replay.focus()
    await expect(replay).toHaveAttribute('aria-valuetext', 'Zug 6 von 6')
  },
}

export const WithHistory: Story = {
  name: 'Mit Verlauf',
  args: {
    sources: { now: () => today },
    storage: stored(history),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Zeiten aus 7 Durchgängen/ })).toBeVisible()
    await user.click(canvas.getByRole('button', { name: 'Spanisch' }))
    await expect(canvas.getByRole('heading', { name: 'Spanisch' })).toBeVisible()
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Eröffnung' }), 'Italienisch')
  },
}

export const Overview: Story = {
  name: 'Überblick',
  args: { sources: { now: () => today }, storage: stored(history) },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Überblick …' }))
    await expect(await canvas.findByRole('button', { name: /^Italienisch 7 Durchgänge/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Schwerste' })).toBeDisabled()
  },
}

export const Promotion: Story = {
  name: 'Umwandlung',
  args: { storage: stored({ own: [promotion] }) },
  play: async ({ canvas }) => {
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Eröffnung' }), 'Umwandlung')
    await canvas.findByRole('gridcell', { name: 'a7, weißer Bauer' })
    await play(canvas, 'a7a8')
    await expect(canvas.getByRole('dialog', { name: 'Was wird aus dem Bauern?' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Dame' })).toHaveFocus()
  },
}

export const DamagedLine: Story = {
  name: 'Beschädigte Variante',
  args: { storage: stored({ own: [{ ...promotion, title: 'Beschädigt', script: '1. e2-e5' }] }) },
  play: async ({ canvas }) => {
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Eröffnung' }), 'Beschädigt')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Zug 1 von Weiß: „e2-e5“ ist hier nicht möglich.',
    )
  },
}

export const English: Story = {
  name: 'Englisch',
  args: { labels: englishLabels, storage: stored({ settings: { notation: 'english', showMoves: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Ng1-f3' })).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Text mode' })).not.toBeChecked()
  },
}
