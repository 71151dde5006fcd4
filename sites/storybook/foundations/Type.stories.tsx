import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rows } from './Rows.tsx'

const steps = ['00', '0', '1', '2', '3', '4', '5'].map((step) => `--kz-type-${step}`)
const faces = ['--kz-font-text', '--kz-font-mono', '--kz-font-matrix']

const meta = { title: 'Grundlagen/Schrift', component: Rows, tags: ['!autodocs'] } satisfies Meta<typeof Rows>

export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  name: 'Stufen',
  args: {
    names: steps,
    show: (step) => <span style={{ fontSize: `var(${step})` }}>Übung macht den Meister 0123</span>,
  },
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByText(/^Übung/)
      .map((sample) => Number.parseFloat(getComputedStyle(sample).fontSize))
    await expect(sizes.toSorted((one, other) => one - other)).toEqual(sizes)
  },
}

export const Faces: Story = {
  name: 'Schriften',
  args: {
    names: faces,
    show: (face) => (
      <span style={{ font: `400 var(--kz-type-3) / 1.3 var(${face})` }}>Kleinzeug ÄÖÜ 0123456789</span>
    ),
  },
  play: async () => {
    for (const face of ['Instrument Sans Variable', 'IBM Plex Mono', 'Doto'])
      await expect((await document.fonts.load(`16px '${face}'`)).length).toBeGreaterThan(0)
  },
}
