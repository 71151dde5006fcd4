import { defineTool } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { firstLabels } from '../firstLabels.ts'
import { defaultRecipes } from '../model/recipe.ts'
import { createPasswordMakerState } from '../state/createPasswordMakerState.ts'
import { passwordMakerSlice, type PasswordMakerStorage } from '../storage.ts'
import '../styles.css'
import type { CopyStatus } from './copy/useClipboard.ts'
import { DeviceKeys } from './DeviceKeys.tsx'
import DrawerContent, { type DrawerName } from './drawers/DrawerContent.tsx'
import { passwordMakerContext, usePasswordMaker } from './PasswordMakerContext.ts'
import { Plate } from './plate/Plate.tsx'
import { stored } from './recipes.fixtures.ts'
import { PasswordDisplay } from './window/PasswordDisplay.tsx'

/** A part alone, over the state of a tool. */
function partOf(View: () => ReactNode) {
  return defineTool({
    name: 'password-maker',
    slice: passwordMakerSlice,
    labels: firstLabels,
    keys: [],
    createState: (storage, environment) => createPasswordMakerState(storage, environment),
    context: passwordMakerContext,
    View,
  }).Component
}

const still = () => {}

const clipboardThat = (status: CopyStatus) => ({
  status,
  copy: () => Promise.resolve(true),
  clear: () => Promise.resolve(),
  forget: still,
})
const idle = clipboardThat({ kind: 'idle' })
const clearing = clipboardThat({ kind: 'clearing', seconds: 30 })

/** Draws once, as the device does. */
function Drawn({ children }: { children: ReactNode }) {
  const { state, hydrated } = usePasswordMaker()
  const source = useAtomValue(state.source)
  const loadList = useSetAtom(state.loadList)
  const follow = useSetAtom(state.follow)
  useEffect(() => {
    if (!hydrated) return
    void loadList()
    follow(source)
  }, [hydrated, source, loadList, follow])
  return children
}

const drawer = (name: DrawerName) => (
  <div className="password-maker-drawer-body">
    <DrawerContent name={name} clipboard={idle} />
  </div>
)

const faces = '351624415263625145542361136134'.split('').map((face) => Number(face) - 1)

function Thrown() {
  const { state } = usePasswordMaker()
  const setRolls = useSetAtom(state.rolls)
  useEffect(() => setRolls({ tool: 'die', faces }), [setRolls])
  return drawer('rolls')
}

const drawnPart = (part: ReactNode) => partOf(() => <Drawn>{part}</Drawn>)

const parts = {
  window: drawnPart(<PasswordDisplay hidden={false} />),
  hidden: drawnPart(<PasswordDisplay hidden />),
  keys: drawnPart(<DeviceKeys hidden={false} clipboard={clearing} onKey={still} />),
  plate: drawnPart(<Plate />),
  spelling: drawnPart(drawer('spelling')),
  code: drawnPart(drawer('code')),
  rolls: partOf(Thrown),
}

/** A chance that stands still. */
function fixedSources() {
  let drawn = 1
  return { random: () => (drawn++ * 2_654_435_761) % 2 ** 32 }
}

interface PartProps {
  readonly part: keyof typeof parts
  readonly storage: PasswordMakerStorage
  readonly width?: number
}

function Part({ part, storage, width = 460 }: PartProps) {
  const Shown = parts[part]
  return (
    <div style={{ maxWidth: width }}>
      <Shown storage={storage} sources={fixedSources()} shortcuts={false} />
    </div>
  )
}

const meta = {
  title: 'Werkzeuge/Pass Maker/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { part: { control: false }, storage: { control: false }, width: { control: false } },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

const wide = 640
const { account } = defaultRecipes

/** Below the password, the slide rule: how long each attack takes. */
export const Words: Story = {
  name: 'Fenster, Wörter',
  args: { part: 'window', storage: stored('main'), width: wide },
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
  },
}
/** Nobody can try many PINs: its scale is one of chance. */
export const Pin: Story = {
  name: 'Fenster, PIN',
  args: { part: 'window', storage: stored('pin'), width: wide },
}
export const Hidden: Story = {
  name: 'Fenster, verdeckt',
  args: { part: 'hidden', storage: stored('account'), width: wide },
}
export const Keys: Story = {
  name: 'Tasten, gerade kopiert',
  args: { part: 'keys', storage: stored('account') },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Jetzt leeren' })
  },
}
/** The strength is asked for, and cannot be reached within the length of the site. */
export const Recipe: Story = {
  name: 'Rezept, Stärke nicht erreicht',
  args: {
    part: 'plate',
    storage: stored('account', {
      by: 'bits',
      characters: { ...account.characters, maxLength: 8, digits: 'required' },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/sind so nicht möglich/)
  },
}
export const Spelled: Story = {
  name: 'Buchstabiert',
  args: {
    part: 'spelling',
    storage: stored('account', { characters: { ...account.characters, length: 12 } }),
  },
}
export const Code: Story = {
  name: 'QR-Code fürs WLAN',
  args: { part: 'code', storage: stored('wifi') },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'QR-Code mit dem Passwort' })
  },
}
/** Throws of one's own take part in the next draw. */
export const Throws: Story = {
  name: 'Eigener Zufall, 30 Würfe',
  args: { part: 'rolls', storage: stored('main'), width: 560 },
}
