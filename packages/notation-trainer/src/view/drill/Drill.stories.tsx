import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent as user, within } from 'storybook/test'
import type { DrillChoice, DrillRun } from '../../model/trainerData.ts'
import '../../styles.css'
import { NotationTrainer } from '../NotationTrainer.tsx'
import { stored } from '../trainers.fixtures.ts'

const meta = {
  title: 'Werkzeuge/Schachnotation/Notation üben',
  component: NotationTrainer,
} satisfies Meta<typeof NotationTrainer>

export default meta
type Story = StoryObj<typeof meta>

const choice: DrillChoice = {
  mode: 'write',
  notation: 'german',
  form: 'short',
  source: 'games',
  spoken: false,
}

const sprints: DrillRun[] = [14, 11, 17, 16, 19, 18, 22, 20].map((value, at) => ({
  mode: 'find',
  notation: 'german',
  form: 'short',
  at,
  value,
  errors: at % 3,
  hinted: false,
}))

const left = (change: Partial<DrillChoice>) => ({
  storage: stored({ settings: { drill: { ...choice, ...change } }, drillRuns: sprints }),
})

/** Opens the drill. */
async function open(canvas: ReturnType<typeof within>) {
  await user.click(canvas.getByRole('button', { name: 'Notation üben …' }))
  return within(await canvas.findByRole('dialog', { name: 'Notation üben' }))
}

/** Opens the drill and starts a run. */
async function begin(canvas: ReturnType<typeof within>) {
  const drill = await open(canvas)
  await user.click(drill.getByRole('button', { name: 'Los' }))
  await drill.findByText('Fehler')
  return drill
}

/** A written move that is wrong: it costs five seconds, and the answer can be shown. */
export const Write: Story = {
  name: 'Schreiben',
  args: left({}),
  play: async ({ canvas }) => {
    const drill = await begin(canvas)
    const field = await drill.findByRole('textbox', { name: 'Zug' })
    await expect(field).toHaveFocus()
    await user.type(field, 'Ka5{Enter}')
    await expect(field).toHaveAccessibleDescription('Falsch.')
    await user.click(drill.getByRole('button', { name: 'Lösung zeigen' }))
    await expect(field).toHaveAccessibleDescription(/^Lösung: /)
  },
}

export const Play: Story = {
  name: 'Spielen',
  args: left({ mode: 'play', notation: 'figurine' }),
  play: async ({ canvas }) => {
    const drill = await begin(canvas)
    await expect(drill.getByText('1 von 10')).toBeVisible()
    await expect(drill.getByText(/^Spiel für/)).toBeVisible()
  },
}

/** Thirty seconds, the last results as a line. */
export const Find: Story = {
  name: 'Feld finden',
  args: left({ mode: 'find' }),
  play: async ({ canvas }) => {
    const drill = await open(canvas)
    await expect(drill.getByText('22 Felder')).toBeVisible()
    await expect(drill.getByRole('img', { name: /Ergebnisse aus 8 Durchgängen/ })).toBeVisible()
  },
}

export const Sprint: Story = {
  name: 'Feld finden, im Lauf',
  args: left({ mode: 'find' }),
  play: async ({ canvas }) => {
    const drill = await begin(canvas)
    await expect(drill.getByText('0 Felder')).toBeVisible()
  },
}

/** No pieces; the first of two squares is chosen. */
export const Blind: Story = {
  name: 'Blind',
  args: left({ mode: 'blind', form: 'long' }),
  play: async ({ canvas }) => {
    const drill = await begin(canvas)
    await user.click(drill.getByRole('gridcell', { name: 'e2' }))
    await expect(drill.getByText('Von e2. Wohin?', { selector: 'p' })).toBeVisible()
    await expect(drill.queryByRole('gridcell', { name: /Bauer/ })).toBeNull()
  },
}

export const Dictation: Story = {
  name: 'Diktat',
  args: left({ mode: 'dictation', form: 'long' }),
  play: async ({ canvas }) => {
    const drill = await begin(canvas)
    await user.type(await drill.findByRole('textbox', { name: 'Zug' }), 'e2-e4')
    await expect(await drill.findByText('2 von 11')).toBeVisible()
    await expect(drill.getByRole('region', { name: 'Mitschrift' })).toHaveTextContent('1. e2-e4')
  },
}

const inTheme: Story = {
  args: left({ mode: 'dictation', form: 'long', notation: 'figurine' }),
  play: async ({ canvas }) => {
    const drill = await begin(canvas)
    await user.type(await drill.findByRole('textbox', { name: 'Zug' }), 'Ka5{Enter}')
    await expect(drill.getByRole('region', { name: 'Mitschrift' })).toBeVisible()
  },
}

/** Only one modal dialog can be open: one story per theme. */
export const Dark: Story = { name: 'Im Lauf, Dunkel', ...inTheme, globals: { theme: 'dark' } }
export const DarkLight: Story = {
  name: 'Im Lauf, Dunkel Medium',
  ...inTheme,
  globals: { theme: 'darkLight' },
}
export const LightLight: Story = {
  name: 'Im Lauf, Hell Medium',
  ...inTheme,
  globals: { theme: 'lightLight' },
}
export const Light: Story = { name: 'Im Lauf, Hell', ...inTheme, globals: { theme: 'light' } }
export const Blue: Story = { name: 'Im Lauf, Blau', ...inTheme, globals: { theme: 'blue' } }
