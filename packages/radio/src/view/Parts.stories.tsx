import { useAnnouncer } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { defaultLabels } from '../labels.ts'
import type { RadioPlayer } from '../state/radioPlayer.ts'
import '../styles.css'
import { Knob } from './controls/Knob.tsx'
import { PresetKeys } from './controls/PresetKeys.tsx'
import { SleepTimer } from './controls/SleepTimer.tsx'
import { Transport } from './controls/Transport.tsx'
import { Display } from './display/Display.tsx'
import { RadioContext } from './RadioContext.ts'
import { radioInState, radioStates } from './radioStates.fixtures.ts'

interface PartProps {
  readonly player: RadioPlayer
  readonly children: ReactNode
}

/** A part of the device over a player. */
function Part({ player, children }: PartProps) {
  return (
    <Provider store={player.store}>
      <RadioContext value={{ player, labels: defaultLabels }}>
        <section className="radio ui-tool" aria-label={defaultLabels.title} style={{ maxWidth: 480 }}>
          {children}
        </section>
      </RadioContext>
    </Provider>
  )
}

function Sleep() {
  const [announce] = useAnnouncer()
  return <SleepTimer announce={announce} />
}

const meta = {
  title: 'Werkzeuge/Digi Radio/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { player: { control: false }, children: { control: false } },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

const at = (volume: number) => {
  const player = radioInState({})
  player.setVolume(volume)
  return player
}

export const KnobLow: Story = { name: 'Knopf, leise', args: { player: at(0.05), children: <Knob /> } }
export const KnobHalf: Story = { name: 'Knopf, halb', args: { player: at(0.5), children: <Knob /> } }
/** Where the system alone sets the volume, a sentence says so. */
export const KnobFixed: Story = {
  name: 'Knopf, fest',
  args: { player: radioStates.volumeFixed(), children: <Knob /> },
}
export const Presets: Story = {
  name: 'Stationstasten',
  args: { player: radioStates.playing(), children: <PresetKeys /> },
}
export const Keys: Story = {
  name: 'Laufwerkstasten',
  args: { player: radioStates.off(), children: <Transport /> },
}
export const KeysPlaying: Story = {
  name: 'Laufwerkstasten, spielt',
  args: { player: radioStates.playing(), children: <Transport /> },
}
export const DisplayOff: Story = {
  name: 'Anzeige, aus',
  args: { player: radioStates.off(), children: <Display /> },
}
export const DisplayFailed: Story = {
  name: 'Anzeige, Fehler',
  args: { player: radioStates.failed(), children: <Display /> },
}
export const Timer: Story = { name: 'Schlummeruhr', args: { player: radioStates.off(), children: <Sleep /> } }
