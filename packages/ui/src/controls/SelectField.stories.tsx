import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFollowed } from '../states/useFollowed.fixtures.ts'
import { StateMatrix } from '../states/StateMatrix.fixtures.tsx'
import { SelectField } from './Field.tsx'

const meta = {
  title: 'Bausteine/SelectField',
  component: SelectField,
  args: {
    label: 'Eröffnung',
    value: 'italian',
    disabled: false,
    labelHidden: false,
    children: [
      <option key="italian" value="italian">
        Italienisch
      </option>,
      <option key="spanish" value="spanish">
        Spanisch
      </option>,
    ],
  },
  argTypes: {
    value: { control: 'inline-radio', options: ['italian', 'spanish'] },
    children: { control: false },
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  render: function Playground(args) {
    const [value, setValue] = useFollowed(args.value)
    return (
      <div style={{ maxWidth: 460 }}>
        <SelectField {...args} value={value} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Eröffnung' })
    await userEvent.selectOptions(field, 'Spanisch')
    await expect(field).toHaveValue('spanish')
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
          name: 'Auswahl',
          show: (state) => (
            <div style={{ width: 200 }}>
              <SelectField
                label="Eröffnung"
                disabled={state === 'disabled'}
                error={state === 'error' ? 'Die Eröffnung fehlt hier. Wähl eine andere.' : undefined}
              >
                <option>Italienisch</option>
              </SelectField>
            </div>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const invalid = canvas.getAllByLabelText('Eröffnung').filter((field) => field.ariaInvalid === 'true')
    await expect(invalid).toHaveLength(1)
    await expect(invalid[0]).toHaveAccessibleDescription(/Wähl/)
  },
}
