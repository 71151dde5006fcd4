import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rows } from './Rows.tsx'

const spaces = Array.from({ length: 7 }, (_, index) => `--kz-space-${index + 1}`)
const corners = ['--kz-round-1', '--kz-round-2', '--kz-round-3']

const meta = { title: 'Grundlagen/Abstände', component: Rows, tags: ['!autodocs'] } satisfies Meta<
  typeof Rows
>

export default meta
type Story = StoryObj<typeof meta>

export const Space: Story = {
  name: 'Abstände',
  args: {
    names: spaces,
    show: (space) => <div className="foundations-bar" style={{ width: `var(${space})` }} />,
  },
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll('.foundations-bar'))
      await expect(bar.getBoundingClientRect().width % 4).toBe(0)
  },
}

export const Corners: Story = {
  name: 'Ecken',
  args: {
    names: corners,
    show: (corner) => (
      <div className="foundations-bar" style={{ width: 96, height: 48, borderRadius: `var(${corner})` }} />
    ),
  },
}
