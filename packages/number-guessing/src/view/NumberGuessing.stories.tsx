import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { englishLabels } from '../labels.en.ts'
import { halvingDistribution } from '../model/distribution.ts'
import '../styles.css'
import { now, stored, told } from './games.fixtures.ts'
import { NumberGuessing } from './NumberGuessing.tsx'

/** Draws 0, then 1, and so on: the first number is the lowest of its range. */
const countingRandom = () => {
  let next = 0
  return () => next++
}

const meta = {
  title: 'Werkzeuge/Zahlenraten',
  component: NumberGuessing,
  args: { sources: { now } },
  argTypes: {
    storage: { control: false },
    sources: { control: false },
    labels: { control: false },
  },
} satisfies Meta<typeof NumberGuessing>

export default meta
type Story = StoryObj<typeof meta>

export const Guess: Story = {
  name: 'Raten',
  args: { sources: { now, random: countingRandom() } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Deine Zahl, 1 bis 100' })
    await userEvent.type(field, '50{Enter}')
    await expect(canvas.getByText('50 ist zu groß.', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText('Noch 49 möglich')).toBeVisible()
    await userEvent.type(field, 'zwölf{Enter}')
    await expect(field).toHaveAccessibleDescription('Gib eine ganze Zahl von 1 bis 100 ein.')
    await userEvent.clear(field)
    await userEvent.type(field, '500{Enter}')
    await expect(field).toHaveAccessibleDescription(/nicht im Bereich/)
    await userEvent.clear(field)
    await userEvent.type(field, '1{Enter}')
    await expect(await canvas.findByText(/Gefunden nach 2 Versuche/, { selector: 'p' })).toBeVisible()
    await expect(await canvas.findByText('1 Spiel')).toBeVisible()
  },
}

/** What the empty tool will be, in all five themes: what axe finds in any of them fails the story. */
export const Sampled: Story = {
  name: 'Leer, mit Beispiel',
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <NumberGuessing
            sources={{ now }}
            labels={{ title: `Zahlenraten, ${label}`, statistics: `Statistik, ${label}` }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Ausprobieren' })).toHaveLength(5), {
      timeout: 10_000,
    })
    await expect(canvasElement.querySelector('.ui-sample')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Tried: Story = {
  name: 'Beispiel ausprobieren',
  render: (args) => <NumberGuessing {...args} sources={{ now }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ausprobieren' }, { timeout: 10_000 }))
    await expect(await canvas.findByRole('group', { name: 'Beispiel' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Behalten' })).toBeVisible()
  },
}

export const Midway: Story = {
  name: 'Mittendrin',
  tags: ['picture'],
  args: {
    storage: stored({
      games: [
        {
          mode: 'guess',
          low: 1,
          high: 100,
          secret: 63,
          turns: told([50, 'higher'], [75, 'lower'], [62, 'higher'], [68, 'lower']),
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch 5 möglich')).toBeVisible()
    await expect(canvas.getByText('Versuch 5, 7 genügen')).toBeVisible()
  },
}

/** The program guesses; answers that cannot all hold are named, and can be given again. */
export const Think: Story = {
  name: 'Denken',
  args: { storage: stored({ mode: 'think' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Ist es 50\?/, { selector: 'p' })).toBeVisible()
    const higher = await canvas.findByRole('button', { name: 'größer' })
    const lower = canvas.getByRole('button', { name: 'kleiner' })
    await userEvent.click(higher)
    await userEvent.click(lower)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(await canvas.findByText(/Dazwischen liegt keine Zahl/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Welche Zahl war es?' }), '60{Enter}')
    await expect(await canvas.findByText(/^Für 60 waren die Antworten/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ab Antwort 2 neu antworten' }))
    await expect(canvas.getByText('Ist es 75?', { selector: 'p' })).toBeVisible()
  },
}

export const Adversary: Story = {
  name: 'Gegenspieler',
  args: { storage: stored({ mode: 'adversary', range: { low: 1, high: 10 } }) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    for (const guess of ['5', '8', '9']) await userEvent.type(field, `${guess}{Enter}`)
    await expect(canvas.getByText('Noch 1 möglich')).toBeVisible()
    await userEvent.type(field, '10{Enter}')
    await expect(
      await canvas.findByText(/Besser geht es mit Sicherheit nicht/, { selector: 'p' }),
    ).toBeVisible()
  },
}

/** One answer is a lie: pale dots are possible only with it, and at the end it is named. */
export const OneLie: Story = {
  name: 'Eine Lüge',
  args: {
    storage: stored({
      mode: 'lie',
      games: [
        {
          mode: 'lie',
          low: 1,
          high: 100,
          secret: 63,
          lieAt: 2,
          turns: told([50, 'higher'], [75, 'lower'], [63, 'lower'], [56, 'higher'], [62, 'higher']),
        },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '63{Enter}')
    await expect(await canvas.findByText(/Gelogen war Antwort 3/, { selector: 'p' })).toBeVisible()
  },
}

/** Two lies: the pale dots are smaller the more answers speak against them, and the review names what cost a guess. */
export const TwoLies: Story = {
  name: 'Zwei Lügen',
  args: {
    storage: stored({
      mode: 'lie',
      lies: 2,
      games: [
        {
          mode: 'lie',
          low: 1,
          high: 100,
          lies: 2,
          secret: 63,
          lieAt: 1,
          secondLieAt: 3,
          turns: told([50, 'higher'], [75, 'higher'], [75, 'lower'], [62, 'lower'], [62, 'higher']),
        },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Versuch 6, 13 genügen')).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: '1–1.000' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox'), '63{Enter}')
    await expect(
      await canvas.findByText(/Gelogen waren die Antworten 2 und 4/, { selector: 'p' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Rückblick' })).toHaveTextContent(/Verschenkt/)
  },
}

export const Daily: Story = {
  name: 'Zahl des Tages',
  args: { storage: stored({ mode: 'daily' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '500{Enter}')
    await expect(canvas.getByText('Versuch 2, 10 genügen')).toBeVisible()
  },
}

export const DailyFound: Story = {
  name: 'Zahl des Tages gefunden',
  args: {
    storage: stored({
      mode: 'daily',
      games: [
        {
          mode: 'daily',
          low: 1,
          high: 1000,
          day: '2026-11-21',
          secret: 375,
          turns: told([500, 'lower'], [250, 'higher'], [375, 'equal']),
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Zahlenraten 21\.11\.2026: 3 Versuche/)).toHaveTextContent('██')
    await expect(await canvas.findByText(/Jeder Versuch war der beste\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Neues Spiel' })).toBeNull()
  },
}

export const TwoPlayers: Story = {
  name: 'Zu zweit',
  args: { storage: stored({ mode: 'pair', names: ['Ada', 'Stan'] }) },
  play: async ({ canvas, userEvent }) => {
    const secret = await canvas.findByLabelText('Geheime Zahl von Ada')
    await userEvent.type(secret, '101{Enter}')
    await expect(secret).toHaveAccessibleDescription(/nicht im Bereich/)
    await userEvent.clear(secret)
    await userEvent.type(secret, '42{Enter}')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Deine Zahl, 1 bis 100' }), '42{Enter}')
    await expect(await canvas.findByText('Stan: 1 Versuch in 1 Runde')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Neues Spiel' }))
    await expect(await canvas.findByLabelText('Geheime Zahl von Stan')).toBeVisible()
  },
}

/** Sixty games of somebody who halves nearly always, beside what halving would need. */
export const WithStatistics: Story = {
  name: 'Mit Statistik',
  args: {
    storage: stored({
      results: halvingDistribution({ low: 1, high: 60 }).flatMap((games, at) =>
        Array.from({ length: games }, (_, game) => ({
          time: at * 1000 + game,
          mode: 'guess' as const,
          low: 1,
          high: 100,
          guesses: at + 1 + (game % 4 === 0 ? 1 : 0),
        })),
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('60 Spiele')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Statistik leeren: Du rätst, 1–100' }))
    await expect(canvas.getByText(/Noch kein Spiel gewonnen/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Widersacher' }))
    await expect(await canvas.findByText('Die Statistik „Du rätst, 1–100“ ist geleert.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Du rätst' }))
    await expect(await canvas.findByText('60 Spiele')).toBeVisible()
  },
}

export const Million: Story = {
  name: 'Bis zur Million',
  args: {
    storage: stored({ range: { low: 1, high: 1_000_000 } }),
    sources: { now, random: countingRandom() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Deine Zahl/ }), '500.000{Enter}')
    await expect(canvas.getByText('Noch 499.999 möglich')).toBeVisible()
    await expect(canvas.getByText('Versuch 2, 20 genügen')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const OwnRange: Story = {
  name: 'Eigener Bereich',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'eigener' }))
    const high = await canvas.findByRole('textbox', { name: 'bis' })
    await userEvent.clear(high)
    await expect(high).toHaveAccessibleDescription('Gib zwei ganze Zahlen ein.')
    await userEvent.type(high, '1')
    await expect(high).toHaveAccessibleDescription(/muss größer sein/)
    await userEvent.type(high, '6')
    await expect(canvas.getByRole('textbox', { name: 'Deine Zahl, 1 bis 16' })).toBeVisible()
  },
}

export const Keys: Story = {
  name: 'Tasten',
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?')
    await expect(await canvas.findByRole('dialog', { name: 'Tasten' })).toBeVisible()
  },
}

export const English: Story = {
  name: 'Englisch',
  args: { labels: englishLabels },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Guess' })).toBeVisible()
  },
}

/** All five themes at once: what axe finds in any of them fails the story. */
export const Themes: Story = {
  name: 'In fünf Farben',
  tags: ['themes'],
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <NumberGuessing
            storage={stored({
              mode: 'lie',
              games: [
                {
                  mode: 'lie',
                  low: 1,
                  high: 100,
                  secret: 63,
                  turns: told([50, 'higher'], [75, 'lower'], [63, 'lower']),
                },
              ],
            })}
            labels={{
              title: `Zahlenraten, ${label}`,
              statistics: `Statistik, ${label}`,
            }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Versuch 4, 10 genügen')).toHaveLength(5)
  },
}
