import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { themes } from '../themes.ts'
import { DotMatrix } from './DotMatrix.tsx'

const meta = {
  title: 'Bausteine/DotMatrix',
  component: DotMatrix,
  args: { text: '+12:30', columns: 60, align: 'start', lines: 1, crop: false },
  argTypes: { align: { control: 'inline-radio', options: ['start', 'center', 'end'] } },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--kz-sunken)', padding: 16, maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DotMatrix>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+12:30')).toBeInTheDocument()
  },
}

export const Right: Story = { name: 'Rechtsbündig', args: { align: 'end' } }

export const TwoLines: Story = {
  name: 'Zwei Zeilen',
  args: { text: 'Deutschlandfunk Nova', lines: 2, align: 'center' },
}

export const Long: Story = {
  name: 'Langer Text',
  args: { text: 'Ein Name, der kleiner wird, statt abgeschnitten zu werden' },
}

export const States: Story = {
  name: 'Zustände',
  tags: ['sheet'],
  args: {
    text: 'ABCDEFGHIJ KLMNOPQRST UVWXYZÄÖÜẞ 0123456789 .,:;!?-–+× =/()<>%&#* °·…’“„€→←↑↓ 字',
    lines: 7,
  },
}

export const Themes: Story = {
  name: 'In fünf Farben',
  tags: ['themes'],
  decorators: [
    (Story) => (
      <>
        {themes.map(({ id }) => (
          <div key={id} data-theme={id} style={{ background: 'var(--kz-sunken)', padding: 16 }}>
            <Story />
          </div>
        ))}
      </>
    ),
  ],
}
