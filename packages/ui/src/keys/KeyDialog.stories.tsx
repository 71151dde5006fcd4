import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../controls/Button.tsx'
import { TextField } from '../controls/Field.tsx'
import { KeyDialog } from './KeyDialog.tsx'
import type { KeyBinding } from './keyTable.ts'
import { useKeys } from './useKeys.ts'

type Action = 'count' | 'showKeys'

const table: ReadonlyArray<KeyBinding<Action>> = [
  { key: ' ', action: 'count' },
  { key: 'ArrowUp', action: 'count' },
  { key: '?', action: 'showKeys' },
]

function Keys({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <KeyDialog
      open={open}
      onClose={onClose}
      title="Tasten"
      closeLabel="Schließen"
      table={table}
      actionNames={{ count: 'Weiterzählen', showKeys: 'Tasten zeigen' }}
      keyNames={{ ' ': 'Leertaste' }}
    />
  )
}

function Counter({ everywhere }: { everywhere: boolean }) {
  const root = useRef<HTMLElement>(null)
  const [count, setCount] = useState(0)
  const [shown, setShown] = useState(false)
  useKeys(root, table, everywhere, (action) => {
    if (action === 'count') setCount((before) => before + 1)
    else setShown(true)
  })
  return (
    <section ref={root} aria-label="Zähler">
      <p>
        <output>{count}</output> <Button>Zähler</Button>
      </p>
      <TextField label="Notiz" />
      <Keys open={shown} onClose={() => setShown(false)} />
    </section>
  )
}

const meta = {
  title: 'Bausteine/KeyDialog',
  component: Counter,
  tags: ['new'],
  // Its props are generic in the actions of the table.
  argTypes: { everywhere: { description: 'Whether its keys act while nothing on the page is in use.' } },
  subcomponents: { KeyDialog: KeyDialog<Action> },
} satisfies Meta<typeof Counter>

export default meta
type Story = StoryObj<typeof meta>

export const Everywhere: Story = {
  name: 'Überall',
  args: { everywhere: true },
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByRole('status')
    await userEvent.keyboard('[ArrowUp]')
    await expect(count).toHaveTextContent('1')
    // The space key presses the focused button instead.
    canvas.getByRole('button', { name: 'Zähler' }).focus()
    await userEvent.keyboard(' ')
    await expect(count).toHaveTextContent('1')
    await userEvent.keyboard('[ArrowUp]')
    await expect(count).toHaveTextContent('2')
    await userEvent.type(canvas.getByRole('textbox'), '? ')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    canvas.getByRole('button', { name: 'Zähler' }).focus()
    await userEvent.keyboard('?')
    await expect(canvas.getByRole('dialog', { name: 'Tasten' })).toHaveTextContent('Leertaste')
  },
}

export const InsideAlone: Story = {
  name: 'Nur im Werkzeug',
  args: { everywhere: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('[ArrowUp]')
    await expect(canvas.getByRole('status')).toHaveTextContent('0')
    canvas.getByRole('button', { name: 'Zähler' }).focus()
    await userEvent.keyboard('[ArrowUp]')
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
  },
}

/** The keys of one action are one row. */
export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { everywhere: true },
  render: function Shown() {
    const [open, setOpen] = useState(true)
    return <Keys open={open} onClose={() => setOpen(false)} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Tasten' })).toHaveTextContent('Weiterzählen')
  },
}
