import type { Meta, StoryObj } from '@storybook/react-vite'
import { Legend } from './Legend.tsx'

const meta = {
  title: 'Bausteine/Legend',
  component: Legend,
  args: { children: 'Einträge' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Legend>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: 'Zum Ausprobieren' }

/** On each ground. */
export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {['ground', 'panel', 'raised', 'sunken', 'well'].map((ground) => (
        <div key={ground} style={{ background: `var(--kz-${ground})`, padding: 16 }}>
          <Legend>{ground}</Legend>
        </div>
      ))}
    </div>
  ),
}
