import type { RecordStatus } from '@kleinzeug/storage/local'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import './base.css'
import './frame.css'
import { RecordNotice } from './RecordNotice.tsx'
import { StoryRouter } from './StoryRouter.tsx'

const meta = {
  title: 'Rahmen/Speichermeldung',
  component: RecordNotice,
  args: { status: { kind: 'memoryOnly' } satisfies RecordStatus },
  render: (args) => (
    <StoryRouter>
      <RecordNotice {...args} />
    </StoryRouter>
  ),
} satisfies Meta<typeof RecordNotice>

export default meta
type Story = StoryObj<typeof meta>

export const MemoryOnly: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nur in diesem Tab')
    await expect(canvas.getByRole('button', { name: 'Kopie herunterladen' })).toBeVisible()
  },
}
export const ReserveOnly: Story = { args: { status: { kind: 'reserveOnly' } } }
export const Full: Story = { args: { status: { kind: 'full', mirrored: true } } }
export const FullWithoutReserve: Story = { args: { status: { kind: 'full', mirrored: false } } }
export const SetAside: Story = {
  args: { status: { kind: 'setAside', names: ['decider', 'worktime'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ansehen' })).toHaveAttribute(
      'href',
      '/meta/settings#beiseitegelegt',
    )
  },
}
export const Newer: Story = {
  args: { status: { kind: 'newer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Neu laden' })).toBeVisible()
  },
}
/** Nothing to tell: nothing is shown. */
export const Saved: Story = {
  args: { status: { kind: 'saved', mirrored: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
