import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { defaultLabels } from '../labels.ts'
import type { RadioPlayer } from '../state/radioPlayer.ts'
import '../styles.css'
import { Radio } from './Radio.tsx'
import { answerSearches, radioStates } from './radioStates.fixtures.ts'
import { RadioWidget } from './RadioWidget.tsx'

/** Device and widget in all five themes at once: what axe finds in any of them fails the story. */
function InFiveThemes({ player }: { player: RadioPlayer }) {
  return themes.map(({ id, label }) => (
    <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
      <div style={{ display: 'grid', gap: 16, maxWidth: 1080, margin: '0 auto' }}>
        <RadioWidget player={player} labels={{ widgetTitle: `Radio, ${label}` }} onPinnedChange={() => {}} />
        <Radio
          player={player}
          pinned
          labels={{
            title: `Digi Radio, ${label}`,
            search: `${defaultLabels.search}, ${label}`,
            own: `${defaultLabels.own}, ${label}`,
          }}
          onPinnedChange={() => {}}
        />
      </div>
    </div>
  ))
}

const meta = {
  title: 'Werkzeuge/Digi Radio/In fünf Farben',
  component: InFiveThemes,
  tags: ['themes'],
} satisfies Meta<typeof InFiveThemes>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The five devices, having made sure that each stands in a theme of its own. */
async function devicesOf(canvas: Canvas) {
  const devices = canvas.getAllByRole('region', { name: /^Digi Radio/ })
  const casings = devices.flatMap((device) => [...device.querySelectorAll('.radio-casing')])
  const colours = new Set(casings.map((casing) => getComputedStyle(casing).backgroundColor))
  await expect(colours.size).toBe(themes.length)
  return devices
}

/** Each device and each widget must say these words. */
const says =
  (...words: string[]) =>
  async ({ canvas }: { canvas: Canvas }) => {
    const views = [...(await devicesOf(canvas)), ...canvas.getAllByRole('region', { name: /^Radio/ })]
    await expect(views).toHaveLength(2 * themes.length)
    for (const view of views) for (const word of words) await expect(view).toHaveTextContent(word)
  }

export const Off: Story = { name: 'Aus', args: { player: radioStates.off() }, play: says('aus') }
export const Connecting: Story = {
  name: 'Verbindet',
  args: { player: radioStates.connecting() },
  play: says('verbindet'),
}
export const Playing: Story = {
  name: 'Spielt',
  args: { player: radioStates.playing() },
  play: says('spielt'),
}
export const Buffering: Story = {
  name: 'Puffert',
  args: { player: radioStates.buffering() },
  play: says('puffert'),
}
export const Paused: Story = {
  name: 'Pause',
  args: { player: radioStates.paused() },
  play: says('Pause', 'Spielt jetzt in einem anderen Tab.'),
}
export const Waiting: Story = {
  name: 'Verbindet neu',
  args: { player: radioStates.waiting() },
  play: says('verbindet', 'Die Verbindung ist abgerissen.'),
}
export const Failed: Story = {
  name: 'Fehler',
  args: { player: radioStates.failed() },
  play: says('Fehler', 'Der Sender ist nicht erreichbar.'),
}
export const Muted: Story = {
  name: 'Stumm',
  args: { player: radioStates.muted() },
  play: says('spielt', 'stumm'),
}
export const Sleeping: Story = {
  name: 'Geht schlafen',
  args: { player: radioStates.sleeping() },
  play: says('Schläft in 30 Min.'),
}
export const VolumeFixed: Story = {
  name: 'Lautstärke am Gerät',
  args: { player: radioStates.volumeFixed() },
  play: async ({ canvas }) => {
    for (const device of await devicesOf(canvas))
      await expect(device).toHaveTextContent('an den Tasten deines Geräts')
  },
}

export const Stations: Story = {
  name: 'Sender verwalten',
  args: { player: radioStates.off() },
  beforeEach: answerSearches,
  play: async ({ canvas, userEvent }) => {
    for (const device of await devicesOf(canvas)) {
      const view = within(device)
      await userEvent.click(view.getByText('Sender verwalten'))
      await userEvent.type(await view.findByRole('searchbox', { name: 'Name des Senders' }), 'w{Enter}')
      await expect(await view.findByText('3 Sender gefunden', { selector: '.radio-hint' })).toBeVisible()
      await userEvent.type(view.getByRole('textbox', { name: 'Name' }), 'W')
      await userEvent.type(view.getByRole('textbox', { name: 'Adresse des Streams' }), 'http://a{Enter}')
    }
    await expect(canvas.getAllByText(/Adresse ist unsicher \(http\)/)).toHaveLength(themes.length)
  },
}
