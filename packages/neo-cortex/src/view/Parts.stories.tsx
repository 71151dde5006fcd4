import { defineTool } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { firstLabels } from '../firstLabels.ts'
import type { NeoCortexData } from '../model/card.ts'
import { createNeoCortexState } from '../state/createNeoCortexState.ts'
import { neoCortexSlice } from '../storage.ts'
import '../styles.css'
import { CardDisplay } from './card/CardDisplay.tsx'
import { CardPlate } from './card/CardPlate.tsx'
import { fixedSources, many, someCards, stored } from './cards.fixtures.ts'
import { CardList } from './list/CardList.tsx'
import { QuickLine } from './list/QuickLine.tsx'
import { Register } from './list/Register.tsx'
import { neoCortexContext, useNeoCortex, type NeoCortexProps } from './NeoCortexContext.ts'

/** A part alone, over the state of a tool. */
function partOf(View: () => ReactNode) {
  return defineTool({
    name: 'neo-cortex',
    slice: neoCortexSlice,
    labels: firstLabels,
    keys: [],
    createState: (storage, environment, props?: NeoCortexProps) =>
      createNeoCortexState(storage, environment, props),
    context: neoCortexContext,
    View,
  }).Component
}

const still = () => {}

function FoundRegister() {
  const { state } = useNeoCortex()
  const find = useSetAtom(state.query)
  useEffect(() => find('nummer 7'), [find])
  return <Register />
}

function WrittenCard() {
  const { state } = useNeoCortex()
  const write = useSetAtom(state.write)
  useEffect(() => write(true), [write])
  return <CardPlate onUndo={still} />
}

function NumberedCard() {
  const { state } = useNeoCortex()
  const visit = useSetAtom(state.visit)
  useEffect(() => visit('sample1'), [visit])
  return <CardPlate onUndo={still} />
}

function Line() {
  const field = useRef<HTMLInputElement>(null)
  return <QuickLine field={field} />
}

function Twice() {
  const { state } = useNeoCortex()
  const search = useRef<HTMLInputElement>(null)
  const filter = useSetAtom(state.listFilter)
  useEffect(() => filter('duplicates'), [filter])
  return <CardList search={search} onOpen={still} />
}

function List() {
  const search = useRef<HTMLInputElement>(null)
  return <CardList search={search} onOpen={still} />
}

const parts = {
  display: partOf(() => <CardDisplay />),
  register: partOf(FoundRegister),
  card: partOf(() => <CardPlate onUndo={still} />),
  numbered: partOf(NumberedCard),
  form: partOf(WrittenCard),
  line: partOf(Line),
  list: partOf(List),
  twice: partOf(Twice),
}

interface PartProps {
  readonly part: keyof typeof parts
  readonly width: number
  readonly data?: NeoCortexData
  readonly shared?: NeoCortexProps['shared']
}

function Part({ part, width, data, shared }: PartProps) {
  const Shown = parts[part]
  return (
    <div style={{ maxWidth: width }}>
      <Shown
        storage={stored(data)}
        sources={fixedSources()}
        shared={shared}
        collection={[]}
        shortcuts={false}
      />
    </div>
  )
}

const meta = {
  title: 'Werkzeuge/Neo Cortex/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: {
    part: { control: false },
    width: { control: false },
    data: { control: false },
    shared: { control: false },
  },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

/** Without the check list, whose signs look different on each system. */
const plain: NeoCortexData = {
  entries: someCards.entries.map((card) => ({ ...card, text: card.text.replace(/\n\n- \[[^]*$/, '') })),
}
const numbers = ['1', '1a', '1a1', '1b', '2']
const numbered: NeoCortexData = {
  entries: someCards.entries
    .slice(0, numbers.length)
    .map((card, index) => ({ ...card, number: numbers[index] ?? '' })),
}

export const Window: Story = {
  name: 'Fenster',
  args: { part: 'display', width: 640 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Zettelkasten, verweist auf' })
  },
}
/** Where there is little room, six neighbours are shown and the others counted. */
export const Narrow: Story = {
  name: 'Fenster, schmal',
  args: { part: 'display', width: 360, data: many(80) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^und \d+ mehr$/)
  },
}
/** Each stroke is some cards; those that are found are higher. */
export const Found: Story = {
  name: 'Register bei der Suche',
  args: { part: 'register', width: 640, data: many(80) },
}
export const Card: Story = {
  name: 'Zettel',
  args: { part: 'card', width: 440, data: plain },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '„Ein Zettel, den es noch nicht gibt“ anlegen' })
  },
}
/** The order of the box, and the keys that put a card behind this one. */
export const Numbered: Story = {
  name: 'Zettel mit Nummer',
  args: { part: 'numbered', width: 440, data: numbered },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Folge' })
  },
}
export const Form: Story = {
  name: 'Zettel, wird geschrieben',
  args: { part: 'form', width: 440 },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Text' })
  },
}
/** The line shows how it is read, and that an address is there already. */
export const Known: Story = {
  name: 'Zeile, Adresse schon da',
  args: {
    part: 'line',
    width: 640,
    shared: { title: 'Folgen nachschlagen #zahlen', url: 'https://oeis.org/?utm_source=x' },
  },
}
export const Duplicates: Story = {
  name: 'Doppelte Adressen',
  args: { part: 'twice', width: 900 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '2 zusammenlegen' })
  },
}
