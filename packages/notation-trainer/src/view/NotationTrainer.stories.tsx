import { memoryStorage } from '@kleinzeug/storage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent as user, waitFor, type within } from 'storybook/test'
import { englishLabels } from '../labels.en.ts'
import { notationTrainerSlice, type NotationTrainerData } from '../storage.ts'
import '../styles.css'
import { NotationTrainer } from './NotationTrainer.tsx'

const meta = {
  title: 'Werkzeuge/Schachnotation',
  component: NotationTrainer,
} satisfies Meta<typeof NotationTrainer>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

type Change = Partial<Omit<NotationTrainerData, 'settings'>> & {
  settings?: Partial<NotationTrainerData['settings']>
}

function stored({ settings, ...rest }: Change) {
  const defaults = notationTrainerSlice.defaults()
  return memoryStorage({ ...defaults, ...rest, settings: { ...defaults.settings, ...settings } })
}

const on = (canvas: Canvas, square: string) =>
  canvas.getByRole('gridcell', { name: new RegExp(`^${square},`) })

async function play(canvas: Canvas, ...moves: string[]) {
  for (const move of moves) {
    await user.click(on(canvas, move.slice(0, 2)))
    await user.click(on(canvas, move.slice(2)))
  }
}

const italian = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5']

/** A new visitor: the first opening, nothing known of its moves. */
export const Default: Story = {
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
  args: { storage: stored({ settings: { showMoves: true } }) },
  play: async ({ canvas }) => {
    await play(canvas, 'e2e4', 'e7e5')
    await expect(canvas.getByRole('cell', { name: '? Sg1-f3' })).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('cell', { name: 'Lf8-c5' })).toBeVisible()
  },
}

/** A wrong move adds an error and five seconds; no sentence scolds. */
export const WrongMove: Story = {
  play: async ({ canvas }) => {
    await play(canvas, 'e2e4', 'd7d5')
    await expect(canvas.getByText('0:05,0')).toBeVisible()
    await expect(on(canvas, 'd7')).toHaveAccessibleName('d7, schwarzer Bauer')
  },
}

export const TextMode: Story = {
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
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('switch', { name: 'Brett drehen' }))
    await expect(canvas.getByRole('grid', { name: 'Schachbrett, Schwarz unten' })).toBeVisible()
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveAccessibleName('h1, weißer Turm')
  },
}

/** After the last move: the time, the best time, the way back through the game. */
export const Finished: Story = {
  args: { storage: stored({}) },
  play: async ({ canvas }) => {
    await play(canvas, ...italian)
    await expect(canvas.getByText('Neue Bestzeit')).toBeVisible()
    const replay = canvas.getByRole('slider', { name: 'Nachspielen' })
    replay.focus()
    await expect(replay).toHaveAttribute('aria-valuetext', 'Zug 6 von 6')
  },
}

const day = 86_400_000
const today = Date.UTC(2026, 10, 21)

export const WithHistory: Story = {
  args: {
    now: () => today,
    storage: stored({
      stats: [{ name: 'Italienisch', time: 7200, textMode: false }],
      runs: [18_400, 14_100, 15_900, 9800, 11_200, 7200, 8300].map((time, index) => ({
        name: 'Italienisch',
        time,
        textMode: false,
        at: today - (7 - index) * day,
        errors: index % 3,
        hinted: index === 1,
      })),
      cards: ['Spanisch', 'Londoner System'].map((name) => ({
        name,
        due: today - day,
        last: today - 4 * day,
        stability: 3,
        difficulty: 5,
        repetitions: 1,
        lapses: 0,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Zeiten aus 7 Durchgängen/ })).toBeVisible()
    await user.click(canvas.getByRole('button', { name: 'Spanisch' }))
    await expect(canvas.getByRole('heading', { name: 'Spanisch' })).toBeVisible()
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Eröffnung' }), 'Italienisch')
  },
}

const promotion = {
  id: 'promotion',
  title: 'Umwandlung',
  script: '1. a7-a8D Ke8-e7',
  start: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
}

export const Promotion: Story = {
  args: { storage: stored({ own: [promotion] }) },
  play: async ({ canvas }) => {
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Eröffnung' }), 'Umwandlung')
    await play(canvas, 'a7a8')
    await expect(canvas.getByRole('dialog', { name: 'Was wird aus dem Bauern?' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Dame' })).toHaveFocus()
  },
}

export const DamagedLine: Story = {
  args: { storage: stored({ own: [{ ...promotion, title: 'Beschädigt', script: '1. e2-e5' }] }) },
  play: async ({ canvas }) => {
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Eröffnung' }), 'Beschädigt')
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Zug 1 von Weiß: „e2-e5“ ist hier nicht möglich.',
    )
  },
}

export const AddingLines: Story = {
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Züge einfügen …' }))
    await expect(canvas.getByRole('dialog', { name: 'Eigene Züge einfügen' })).toBeVisible()
  },
}

export const Library: Story = {
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Bibliothek …' }))
    await user.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'wiener')
    await waitFor(() => expect(canvas.getByText('Wiener Gambit')).toBeVisible())
  },
}

export const English: Story = {
  args: { labels: englishLabels, storage: stored({ settings: { notation: 'english', showMoves: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Ng1-f3' })).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Text mode' })).not.toBeChecked()
  },
}
