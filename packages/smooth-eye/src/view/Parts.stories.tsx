import { defineTool } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { firstLabels } from '../firstLabels.ts'
import type { SmoothEyeData } from '../model/data.ts'
import { createSmoothEyeState } from '../state/createSmoothEyeState.ts'
import { smoothEyeSlice } from '../storage.ts'
import '../styles.css'
import { Log } from './log/Log.tsx'
import { handClock, withSettings } from './log/sessions.fixtures.ts'
import { PathKeys } from './plate/PathKeys.tsx'
import { SettingsPanel } from './plate/SettingsPanel.tsx'
import { ScreenMeasure } from './screen/ScreenMeasure.tsx'
import { smoothEyeContext } from './SmoothEyeContext.ts'
import { FieldWindow } from './window/FieldWindow.tsx'

/** A part alone, over the state of a tool. */
function partOf(View: ComponentType) {
  return defineTool({
    name: 'smooth-eye',
    slice: smoothEyeSlice,
    labels: firstLabels,
    keys: [],
    createState: (storage, environment) => createSmoothEyeState(storage, environment),
    context: smoothEyeContext,
    // In the tool its rows give a part the whole width.
    View: () => (
      <div style={{ width: '100%' }}>
        <View />
      </div>
    ),
  }).Component
}

const still = () => {}

const parts = {
  window: partOf(() => (
    <FieldWindow
      ref={null}
      isFull={false}
      onToggle={still}
      onTap={still}
      onStop={still}
      onFullScreen={still}
    />
  )),
  paths: partOf(() => <PathKeys />),
  settings: partOf(() => <SettingsPanel />),
  screen: partOf(() => <ScreenMeasure />),
  log: partOf(() => <Log />),
}

const { sources } = handClock()

interface PartProps {
  readonly part: keyof typeof parts
  readonly settings?: Partial<SmoothEyeData['settings']>
  readonly sessions?: SmoothEyeData['sessions']
  readonly width?: number
}

function Part({ part, settings, sessions, width = 460 }: PartProps) {
  const Shown = parts[part]
  return (
    <div style={{ maxWidth: width }}>
      <Shown storage={withSettings(settings, sessions)} sources={sources} shortcuts={false} />
    </div>
  )
}

const meta = {
  title: 'Werkzeuge/Augenübung/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: {
    part: { control: false },
    settings: { control: false },
    sessions: { control: false },
    width: { control: false },
  },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

const wide = 900

export const Field: Story = { name: 'Feld, Acht', args: { part: 'window', width: wide } }
export const Narrow: Story = {
  name: 'Feld, schmal',
  args: { part: 'window', settings: { path: 'lissajous', size: 2, colour: 'good' }, width: 360 },
}
/** A programme goes through several paths, and says which is next. */
export const InProgramme: Story = {
  name: 'Feld im Programm',
  args: { part: 'window', settings: { programme: 'mixed' }, width: wide },
}
export const Paths: Story = { name: 'Bahntasten', args: { part: 'paths', width: wide } }
export const Settings: Story = { name: 'Einstellungen', args: { part: 'settings' } }
/** A programme brings its own length, and the question explains itself. */
export const Questioned: Story = {
  name: 'Einstellungen, mit Frage',
  args: { part: 'settings', settings: { programme: 'mixed', probe: true, colour: 'text' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ab und zu wird der Punkt/)
  },
}
export const Screen: Story = { name: 'Bildschirm', args: { part: 'screen' } }
export const Sessions: Story = {
  name: 'Verlauf',
  args: { part: 'log' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list')
  },
}
