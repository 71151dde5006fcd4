import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Icon } from '../icons/Icon.tsx'
import { StateMatrix, type ShownState } from '../states/StateMatrix.fixtures.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Bausteine/Button',
  component: Button,
  args: { children: 'Übernehmen', variant: 'key', disabled: false, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['key', 'primary', 'quiet', 'danger'] },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen' }))
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

/** What works on is `disabled` and `aria-busy`, and says so. */
export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus-visible', 'active', 'disabled', 'busy']}
      rows={[
        ...(['key', 'primary', 'quiet', 'danger'] as const).map((variant) => ({
          name: variant,
          show: (state: ShownState) => (
            <Button
              variant={variant}
              disabled={state === 'disabled' || state === 'busy'}
              aria-busy={state === 'busy'}
              icon={<Icon name={variant === 'danger' ? 'delete' : 'check'} />}
            >
              {state === 'busy' ? 'Wird geprüft …' : variant === 'danger' ? 'Löschen' : 'Übernehmen'}
            </Button>
          ),
        })),
        {
          name: 'aria-pressed',
          show: (state) =>
            state !== 'busy' && (
              <Button aria-pressed="true" disabled={state === 'disabled'}>
                Gedrückt
              </Button>
            ),
        },
      ]}
    />
  ),
}
