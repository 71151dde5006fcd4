import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFollowed } from '../states/useFollowed.fixtures.ts'
import { StateMatrix } from '../states/StateMatrix.fixtures.tsx'
import { RangeField } from './Field.tsx'

const meta = {
  title: 'Bausteine/RangeField',
  component: RangeField,
  args: {
    label: 'Lautstärke',
    value: 40,
    valueText: '40 Prozent',
    min: 0,
    max: 100,
    disabled: false,
    labelHidden: false,
  },
} satisfies Meta<typeof RangeField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  render: function Playground(args) {
    const [value, setValue] = useFollowed(args.value)
    return (
      <div style={{ maxWidth: 460 }}>
        <RangeField {...args} value={value} valueText={`${value} Prozent`} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Lautstärke' })
    await expect(slider).toHaveAttribute('aria-valuetext', '40 Prozent')
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(slider).toHaveFocus()
  },
}

export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus-visible', 'disabled', 'error']}
      rows={[
        {
          name: 'Regler',
          show: (state) => (
            <div style={{ width: 200 }}>
              <RangeField
                label="Lautstärke"
                value={40}
                valueText="40 %"
                disabled={state === 'disabled'}
                error={state === 'error' ? 'Das ist zu laut. Wähl höchstens 30 %.' : undefined}
              />
            </div>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const invalid = canvas.getAllByLabelText('Lautstärke').filter((field) => field.ariaInvalid === 'true')
    await expect(invalid).toHaveLength(1)
    await expect(invalid[0]).toHaveAccessibleDescription(/Wähl/)
  },
}
