import { defineTool } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { defaultLabels } from '../labels.ts'
import { defaultSettings, type DeciderData } from '../model/deciderData.ts'
import { createDeciderState } from '../state/createDeciderState.ts'
import { deciderSlice } from '../storage.ts'
import '../styles.css'
import { countingRandom, dishes, numbered, stored } from './Decider.fixtures.ts'
import { deciderContext, useDecider } from './DeciderContext.ts'
import { DrawWindow } from './draw/DrawWindow.tsx'
import { SpinKeys } from './draw/SpinKeys.tsx'
import { Items } from './lists/Items.tsx'
import { ListHead } from './lists/ListHead.tsx'
import { SettingsPlate } from './SettingsPlate.tsx'

/** A part alone, over the state of a tool. */
function partOf(View: () => ReactNode) {
  return defineTool({
    name: 'decider',
    slice: deciderSlice,
    labels: defaultLabels,
    keys: [],
    createState: (storage, { random }) => createDeciderState(storage, random),
    context: deciderContext,
    View,
  }).Component
}

const still = () => {}

function Selected({ children }: { children: (list: DeciderData['lists'][number]) => ReactNode }) {
  const list = useAtomValue(useDecider().state.list)
  return list && children(list)
}

const views = {
  window: () => <DrawWindow ref={{ current: null }} />,
  keys: () => <SpinKeys onSpin={still} onSkip={still} />,
  plate: () => <SettingsPlate>{null}</SettingsPlate>,
  head: () => <Selected>{(list) => <ListHead list={list} />}</Selected>,
  items: () => <Selected>{(list) => <Items list={list} />}</Selected>,
}
const parts = {
  window: partOf(views.window),
  keys: partOf(views.keys),
  plate: partOf(views.plate),
  head: partOf(views.head),
  items: partOf(views.items),
}

interface PartProps {
  readonly part: keyof typeof parts
  readonly data: Partial<DeciderData> & { readonly items: DeciderData['lists'][number]['items'] }
}

function Part({ part, data: { items, ...rest } }: PartProps) {
  const Shown = parts[part]
  return (
    <div style={{ maxWidth: 560 }}>
      <Shown storage={stored(items, rest)} sources={{ random: countingRandom(2) }} shortcuts={false} />
    </div>
  )
}

const meta = {
  title: 'Werkzeuge/Der Entscheider/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { part: { control: false }, data: { control: false } },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

const plain = { items: dishes }
const weighted = {
  items: dishes.map((item, index) => ({ ...item, weight: index + 1, active: index !== 1 })),
  settings: { ...defaultSettings, weighted: true },
}

/** The window, with a lamp for each candidate. */
export const Window: Story = { name: 'Fenster', args: { part: 'window', data: plain } }
export const Lamps: Story = {
  name: 'Fenster mit 500 Lampen',
  args: { part: 'window', data: { items: numbered(500) } },
}
export const Keys: Story = { name: 'Tasten', args: { part: 'keys', data: plain } }
/** With fewer than two active items the key says why it cannot. */
export const Refused: Story = {
  name: 'Tasten, gesperrt',
  args: { part: 'keys', data: { items: dishes.slice(0, 1) } },
}
export const Plate: Story = { name: 'Einstellungen', args: { part: 'plate', data: plain } }
export const Head: Story = { name: 'Listenkopf', args: { part: 'head', data: plain } }
export const Rows: Story = { name: 'Einträge', args: { part: 'items', data: plain } }
/** Weights with the chances that follow; an inactive item has none. */
export const Weighted: Story = { name: 'Einträge mit Gewicht', args: { part: 'items', data: weighted } }
