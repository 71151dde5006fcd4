import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFollowed } from '../states/useFollowed.fixtures.ts'
import { StateMatrix } from '../states/StateMatrix.fixtures.tsx'
import { TextField } from './Field.tsx'

const meta = {
  title: 'Bausteine/TextField',
  component: TextField,
  args: {
    label: 'Name der Liste',
    hint: 'Höchstens ein Satz.',
    value: 'Nächstes Auto',
    disabled: false,
    labelHidden: false,
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  render: function Playground(args) {
    const [value, setValue] = useFollowed(args.value)
    return (
      <div style={{ maxWidth: 460 }}>
        <TextField {...args} value={value} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name der Liste' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Urlaub')
    await expect(field).toHaveValue('Urlaub')
    await expect(field).toHaveAccessibleDescription('Höchstens ein Satz.')
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
          name: 'mit Hinweis',
          show: (state) => (
            <div style={{ width: 200 }}>
              <TextField
                label="Name"
                hint="Höchstens ein Satz."
                defaultValue="Limousine"
                disabled={state === 'disabled'}
                error={
                  state === 'error' ? 'Diesen Eintrag gibt es schon. Wähl einen anderen Namen.' : undefined
                }
              />
            </div>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const invalid = canvas.getAllByLabelText('Name').filter((field) => field.ariaInvalid === 'true')
    await expect(invalid).toHaveLength(1)
    await expect(invalid[0]).toHaveAccessibleDescription(/Wähl/)
  },
}
