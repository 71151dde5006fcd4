import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Icon } from '../icons/Icon.tsx'
import { StateMatrix } from '../states/StateMatrix.fixtures.tsx'
import { IconButton } from './Button.tsx'

const meta = {
  title: 'Bausteine/IconButton',
  component: IconButton,
  args: {
    label: 'Rückgängig',
    icon: <Icon name="undo" />,
    variant: 'quiet',
    disabled: false,
    onClick: fn(),
  },
  argTypes: {
    variant: { control: 'inline-radio', options: ['key', 'primary', 'quiet', 'danger'] },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  play: async ({ args, canvas, userEvent }) => {
    const key = canvas.getByRole('button', { name: 'Rückgängig' })
    await expect(key).toHaveAttribute('title', 'Rückgängig')
    await userEvent.click(key)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus-visible', 'active', 'disabled', 'busy']}
      rows={(['quiet', 'key', 'danger'] as const).map((variant) => ({
        name: variant,
        show: (state) => (
          <IconButton
            variant={variant}
            label={state === 'busy' ? 'Wird gelöscht …' : 'Löschen'}
            icon={<Icon name="delete" />}
            disabled={state === 'disabled' || state === 'busy'}
            aria-busy={state === 'busy'}
          />
        ),
      }))}
    />
  ),
}
