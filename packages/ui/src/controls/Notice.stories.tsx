import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Bausteine/Notice',
  component: Notice,
  args: { tone: 'info', title: 'Gut zu wissen', children: 'Alles bleibt in deinem Browser.' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['info', 'good', 'warning', 'bad'] },
    actions: { control: false },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Gut zu wissen')
  },
}

/** The four tones; warning and failure are announced at once. */
export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 460 }}>
      <Notice title="Gut zu wissen">Alles bleibt in deinem Browser.</Notice>
      <Notice tone="good" title="Gesichert" />
      <Notice tone="warning" title="Nur im Speicher" actions={<Button>Daten sichern</Button>}>
        Dieser Browser speichert nichts. Beim Schließen gehen die Daten verloren.
      </Notice>
      <Notice tone="bad" title="Die Datei ist kein JSON">
        Es wurde nichts geändert. Wähl eine andere Datei.
      </Notice>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await expect(canvas.getAllByRole('status')).toHaveLength(2)
  },
}
