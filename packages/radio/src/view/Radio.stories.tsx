import type { StoredProps } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { defaultStations } from '../model/station.ts'
import '../styles.css'
import { Radio, type RadioProps } from './Radio.tsx'
import { answerSearches, radioInState, radioStates } from './radioStates.fixtures.ts'

const meta = {
  title: 'Werkzeuge/Digi Radio',
  component: Radio,
  args: { pinned: false, onPinnedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1080, margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Radio>

export default meta
type Story = StoryObj<StoredProps<RadioProps>>

export const Off: Story = {
  name: 'Aus',
  play: async ({ args, canvas, userEvent }) => {
    const keys = within(canvas.getByRole('group', { name: 'Sender' }))
    await userEvent.click(keys.getByRole('button', { name: '3 Deutschlandfunk Nova' }))
    await expect(canvas.getByText('Sender 3')).toBeVisible()
    await expect(canvas.getByRole('slider', { name: 'Lautstärke' })).toHaveValue('100')
    await expect(canvas.getByText('aus', { selector: '.radio-state' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Anheften' }))
    await expect(args.onPinnedChange).toHaveBeenCalledWith(true)
  },
}

export const Playing: Story = {
  tags: ['picture'],
  name: 'Spielt',
  args: { player: radioStates.playing(), pinned: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('spielt')).toBeVisible()
    const knob = canvas.getByRole('slider', { name: 'Lautstärke' })
    await expect(knob).toHaveAttribute('aria-valuetext', '100 Prozent')
    await userEvent.click(canvas.getByRole('button', { name: 'Stumm' }))
    await expect(canvas.getByText('stumm')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(knob).toHaveAttribute('aria-valuetext', '95 Prozent')
    await expect(canvas.queryByText('stumm')).toBeNull()
  },
}

export const Waiting: Story = {
  name: 'Verbindet neu',
  args: { player: radioStates.waiting() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Verbindung ist abgerissen. Neuer Versuch in 4 s')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Fehler',
  args: { player: radioStates.failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Sender ist nicht erreichbar.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  },
}

export const ThinConnection: Story = {
  name: 'Zu langsam',
  args: { player: radioStates.thin() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('spielt')).toBeVisible()
    await expect(canvas.getByText('Der Stream kommt zu langsam an.')).toBeVisible()
  },
}

export const OtherScript: Story = {
  name: 'Name in anderer Schrift',
  args: {
    player: radioInState(
      { status: 'playing', connection: 1 },
      { presets: [{ host: 'Радио Маяк', volume: 1, streamUrl: 'https://example.org/live' }] },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Радио Маяк')[0]).toBeVisible()
  },
}

export const VolumeFixed: Story = {
  name: 'Lautstärke am Gerät',
  args: { player: radioStates.volumeFixed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/an den Tasten deines Geräts/)).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}

export const Stations: Story = {
  name: 'Sender verwalten',
  play: async ({ canvas, userEvent }) => {
    const keys = within(canvas.getByRole('group', { name: 'Sender' }))
    await userEvent.click(canvas.getByText('Sender verwalten'))
    await userEvent.click(await canvas.findByRole('button', { name: 'SWR3 nach unten' }))
    await expect(keys.getByRole('button', { name: '2 SWR3' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'SWR3 nach unten' })).toHaveFocus()

    await userEvent.click(canvas.getByRole('button', { name: 'Beats Radio entfernen' }))
    await expect(keys.getByRole('button', { name: '8 frei' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Lounge Plus entfernen' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await expect(await keys.findByRole('button', { name: '8 Beats Radio' })).toBeEnabled()

    const address = canvas.getByRole('textbox', { name: 'Adresse des Streams' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Werkstatt')
    await userEvent.type(address, 'http://example.org/live{Enter}')
    await expect(address).toHaveAccessibleDescription(/Adresse ist unsicher \(http\)/)
    await userEvent.clear(address)
    await userEvent.type(address, 'https://example.org/live{Enter}')
    await expect(canvas.getByRole('button', { name: '9 Werkstatt' })).toBeVisible()
  },
}

export const Replacing: Story = {
  name: 'Sender ersetzen',
  args: {
    player: radioInState({}, { presets: defaultStations.slice(0, 3).map((station) => ({ ...station })) }),
  },
  beforeEach: answerSearches,
  play: async ({ canvas, userEvent }) => {
    const keys = within(canvas.getByRole('group', { name: 'Sender' }))
    await userEvent.click(canvas.getByText('Sender verwalten'))
    await userEvent.click(await canvas.findByRole('button', { name: 'DASDING ersetzen' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name des Senders' }), 'werk{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Durch Radio Werkstatt ersetzen' }))
    await expect(keys.getByRole('button', { name: '2 Radio Werkstatt' })).toBeVisible()
    await expect(keys.getByRole('button', { name: '4 frei' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Die acht Sender wiederherstellen' }))
    await expect(keys.getByRole('button', { name: '2 DASDING' })).toBeVisible()
  },
}
