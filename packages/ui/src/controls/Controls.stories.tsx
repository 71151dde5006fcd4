import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Icon } from '../icons/Icon.tsx'
import { Button, IconButton } from './Button.tsx'
import { Choice } from './Choice.tsx'
import { Dialog } from './Dialog.tsx'
import { RangeField, SelectField, TextArea, TextField } from './Field.tsx'
import { Legend } from './Legend.tsx'
import { Notice } from './Notice.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Bausteine/Bedienelemente',
  component: Button,
  args: { onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const
const column = { display: 'grid', gap: 20, maxWidth: 460 } as const

export const Keys: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args}>Taste</Button>
      <Button variant="primary" icon={<Icon name="play" />}>
        Hauptsache
      </Button>
      <Button aria-pressed="true">Gedrückt</Button>
      <Button variant="quiet">Leise</Button>
      <Button variant="danger" icon={<Icon name="delete" />}>
        Löschen
      </Button>
      <Button disabled>Gesperrt</Button>
      <IconButton label="Rückgängig" icon={<Icon name="undo" />} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Taste' }))
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

export const Switches: Story = {
  render: function Switches() {
    const [on, setOn] = useState(true)
    return (
      <div style={column}>
        <Switch label="Nach jedem Zug drehen" checked={on} onChange={setOn} />
        <Switch label="Aus" />
        <Switch label="Gesperrt" disabled />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Nach jedem Zug drehen' })
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
  },
}

export const Fields: Story = {
  render: () => (
    <div style={column}>
      <TextField label="Name der Liste" hint="Höchstens ein Satz." defaultValue="Nächstes Auto" />
      <TextField label="Neuer Eintrag" error="Diesen Eintrag gibt es schon." defaultValue="Limousine" />
      <TextArea label="Viele Einträge" rows={3} placeholder="Eine Zeile je Eintrag" />
      <SelectField label="Eröffnung">
        <option>Italienisch</option>
        <option>Spanisch</option>
      </SelectField>
      <RangeField label="Lautstärke" value={40} min={0} max={100} valueText="40 Prozent" readOnly />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Neuer Eintrag' })
    await expect(field).toHaveAccessibleDescription('Diesen Eintrag gibt es schon.')
    await expect(field).toBeInvalid()
  },
}

export const Choices: Story = {
  render: function Choices() {
    const [value, setValue] = useState<'random' | 'sequential'>('random')
    return (
      <Choice
        legend="Reihenfolge"
        value={value}
        onChange={setValue}
        options={[
          { value: 'random', label: 'zufällig' },
          { value: 'sequential', label: 'der Reihe nach' },
        ]}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'zufällig' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'der Reihe nach' })).toBeChecked()
  },
}

export const Notices: Story = {
  render: () => (
    <div style={column}>
      <Notice title="Gut zu wissen">Alles bleibt in deinem Browser.</Notice>
      <Notice tone="good" title="Gesichert" />
      <Notice tone="warning" title="Nur im Speicher" actions={<Button>Daten sichern</Button>}>
        Dieser Browser speichert nichts. Beim Schließen gehen die Daten verloren.
      </Notice>
      <Notice tone="bad" title="Die Datei ist kein JSON">
        Es wurde nichts geändert.
      </Notice>
    </div>
  ),
}

export const Legends: Story = { render: () => <Legend>Einträge</Legend> }

export const Dialogs: Story = {
  render: function Dialogs() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Alles löschen …</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Wirklich alles löschen?"
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Abbrechen</Button>
              <Button variant="danger">Löschen</Button>
            </>
          }
        >
          <p>Danach ist nichts davon mehr da.</p>
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Alles löschen …' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('dialog', { name: 'Wirklich alles löschen?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}
