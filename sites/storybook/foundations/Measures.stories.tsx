import { Icon, Legend, type IconName } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import './foundations.css'

const meta = { title: 'Grundlagen/Maße', component: Legend } satisfies Meta<typeof Legend>

export default meta
type Story = StoryObj<typeof meta>

const rows = (names: readonly string[], show: (name: string) => ReactNode) => (
  <dl className="foundations foundations-rows">
    {names.map((name) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{show(name)}</dd>
      </div>
    ))}
  </dl>
)

const steps = ['00', '0', '1', '2', '3', '4', '5'].map((step) => `--kz-type-${step}`)
const faces = ['--kz-font-text', '--kz-font-mono', '--kz-font-matrix']

/** One scale of seven steps by 1.2, and three faces: text, legends and numbers, displays. */
export const Type: Story = {
  name: 'Schrift',
  args: { children: '' },
  render: () => (
    <div className="foundations">
      {rows(steps, (step) => (
        <span style={{ fontSize: `var(${step})` }}>Übung macht den Meister 0123</span>
      ))}
      {rows(faces, (face) => (
        <span style={{ font: `400 var(--kz-type-3) / 1.3 var(${face})` }}>Kleinzeug 0123456789</span>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByText(/^Übung/)
      .map((sample) => Number.parseFloat(getComputedStyle(sample).fontSize))
    await expect(sizes.toSorted((one, other) => one - other)).toEqual(sizes)
  },
}

const spaces = Array.from({ length: 7 }, (_, index) => `--kz-space-${index + 1}`)
const corners = ['--kz-round-1', '--kz-round-2', '--kz-round-3']

/** Space by 4 px, three corners. */
export const Space: Story = {
  name: 'Abstände und Ecken',
  args: { children: '' },
  render: () => (
    <div className="foundations">
      {rows(spaces, (space) => (
        <div className="foundations-bar" style={{ width: `var(${space})` }} />
      ))}
      {rows(corners, (corner) => (
        <div className="foundations-bar" style={{ width: 96, height: 48, borderRadius: `var(${corner})` }} />
      ))}
    </div>
  ),
}

const icons: readonly IconName[] = [
  'add',
  'remove',
  'close',
  'check',
  'edit',
  'delete',
  'up',
  'down',
  'left',
  'right',
  'undo',
  'redo',
  'restart',
  'export',
  'import',
  'settings',
  'sound',
  'mute',
  'play',
  'pause',
  'stop',
  'skip',
  'pin',
  'search',
  'copy',
  'more',
  'drag',
  'theme',
  'history',
  'list',
]

/** Drawn on a grid of 16 units in the colour of the text around them; the control that shows one has a name in words. */
export const Icons: Story = {
  name: 'Zeichen',
  args: { children: '' },
  render: () => (
    <ul className="foundations-swatches">
      {icons.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} /> {name}
        </li>
      ))}
    </ul>
  ),
}
