import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFollowed } from '../states/useFollowed.fixtures.ts'
import { StateMatrix } from '../states/StateMatrix.fixtures.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Bausteine/Switch',
  component: Switch,
  args: { label: 'Nach jedem Zug drehen', checked: true, disabled: false },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  render: function Playground(args) {
    const [on, setOn] = useFollowed(args.checked)
    return <Switch {...args} checked={on} onChange={setOn} />
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Nach jedem Zug drehen' })
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
  },
}

export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus-visible', 'disabled']}
      rows={[
        { name: 'an', checked: true },
        { name: 'aus', checked: false },
      ].map(({ name, checked }) => ({
        name,
        show: (state) => <Switch label="Ton" checked={checked} disabled={state === 'disabled'} />,
      }))}
    />
  ),
}
