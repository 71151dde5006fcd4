import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFollowed } from '../states/useFollowed.fixtures.ts'
import { StateMatrix } from '../states/StateMatrix.fixtures.tsx'
import { Choice } from './Choice.tsx'

const options = [
  { value: 'random', label: 'zufällig' },
  { value: 'sequential', label: 'der Reihe nach' },
]

const meta = {
  title: 'Bausteine/Choice',
  component: Choice,
  args: {
    legend: 'Reihenfolge',
    legendHidden: false,
    disabled: false,
    value: 'random',
    options,
    onChange: () => {},
  },
  argTypes: {
    value: { control: 'inline-radio', options: options.map(({ value }) => value) },
    options: {
      control: 'select',
      options: ['two', 'three'],
      mapping: { two: options, three: [...options, { value: 'weighted', label: 'nach Gewicht' }] },
    },
  },
} satisfies Meta<typeof Choice>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  render: function Playground(args) {
    const [value, setValue] = useFollowed(args.value)
    return <Choice {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'zufällig' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'der Reihe nach' })).toBeChecked()
  },
}

export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus-visible', 'disabled']}
      rows={[
        {
          name: 'zwei',
          show: (state) => (
            <Choice
              legend="Reihenfolge"
              options={options}
              value="random"
              disabled={state === 'disabled'}
              onChange={() => {}}
            />
          ),
        },
      ]}
    />
  ),
}
