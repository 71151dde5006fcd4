import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'
import { iconNames } from './iconNames.fixtures.ts'

const meta = {
  title: 'Bausteine/Icon',
  component: Icon,
  args: { name: 'undo', size: 24 },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: 'Zum Ausprobieren' }

/** The whole set. */
export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 16,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        font: '400 var(--kz-type-0) / 1.4 var(--kz-font-mono)',
      }}
    >
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} /> {name}
        </li>
      ))}
    </ul>
  ),
}
