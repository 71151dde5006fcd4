import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFollowed } from '../states/useFollowed.fixtures.ts'
import { StateMatrix } from '../states/StateMatrix.fixtures.tsx'
import { TextArea } from './Field.tsx'

const meta = {
  title: 'Bausteine/TextArea',
  component: TextArea,
  args: {
    label: 'Ein Eintrag je Zeile',
    rows: 3,
    value: '',
    placeholder: 'Pizza',
    disabled: false,
    labelHidden: false,
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  render: function Playground(args) {
    const [value, setValue] = useFollowed(args.value)
    return (
      <div style={{ maxWidth: 460 }}>
        <TextArea {...args} value={value} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ein Eintrag je Zeile' })
    await userEvent.type(field, 'Suppe')
    await expect(field).toHaveValue('Suppe')
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
          name: 'drei Zeilen',
          show: (state) => (
            <div style={{ width: 200 }}>
              <TextArea
                label="Einträge"
                rows={3}
                defaultValue="Pizza"
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
    const invalid = canvas.getAllByLabelText('Einträge').filter((field) => field.ariaInvalid === 'true')
    await expect(invalid).toHaveLength(1)
    await expect(invalid[0]).toHaveAccessibleDescription(/Wähl/)
  },
}
