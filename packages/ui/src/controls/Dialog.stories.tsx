import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { TextField } from './Field.tsx'

function Asking(props: DialogProps) {
  const [open, setOpen] = useState(props.open)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Alles löschen …</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Abbrechen</Button>
            <Button variant="danger">Löschen</Button>
          </>
        }
      />
    </>
  )
}

const meta = {
  title: 'Bausteine/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: () => {},
    title: 'Wirklich alles löschen?',
    children: <p>Danach ist nichts davon mehr da.</p>,
  },
  argTypes: {
    children: {
      control: 'select',
      options: ['short', 'long', 'field'],
      mapping: {
        short: <p>Danach ist nichts davon mehr da.</p>,
        long: Array.from({ length: 12 }, (_, index) => (
          <p key={index}>Absatz {index + 1}: Danach ist nichts davon mehr da.</p>
        )),
        field: <TextField label="Name der Liste" />,
      },
    },
    actions: { control: false },
    onClose: { control: false },
  },
  // A modal dialog covers the page that explains it.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  // Anew for each value of the argument, which only says how it starts.
  render: (args) => <Asking key={String(args.open)} {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Alles löschen …' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('dialog', { name: 'Wirklich alles löschen?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

/** The button that changes nothing has the focus. */
export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveFocus()
  },
}

/** Content that takes the place of the focused button: the title has the focus, and the next Tab stays inside. */
export const Replaced: Story = {
  name: 'Inhalt ausgetauscht',
  render: function Steps(args) {
    const [isAsked, setAsked] = useState(false)
    return (
      <Dialog {...args} open onClose={() => setAsked(false)} title={isAsked ? 'Vorschau' : 'Datei'}>
        {isAsked ? <p>Zwei Einträge.</p> : <Button onClick={() => setAsked(true)}>Öffnen</Button>}
      </Dialog>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vorschau' })).toHaveFocus())
  },
}
