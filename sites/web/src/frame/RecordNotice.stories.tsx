import type { RecordStatus } from '@kleinzeug/storage/local'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, spyOn } from 'storybook/test'
import '../style/base.css'
import './frame.css'
import { RecordNotice } from './RecordNotice.tsx'
import { page } from '../page/page.ts'
import { StoryRouter } from '../page/StoryRouter.tsx'

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
export const MirrorOnly: Story = { args: { status: { kind: 'mirrorOnly' } } }
export const Full: Story = { args: { status: { kind: 'full', mirrored: true } } }
export const FullWithoutReserve: Story = { args: { status: { kind: 'full', mirrored: false } } }
export const SetAside: Story = {
  args: { status: { kind: 'setAside', names: ['decider', 'worktime'], lost: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ansehen' })).toHaveAttribute(
      'href',
      '/meta/settings#beiseitegelegt',
    )
  },
}
export const Restored: Story = {
  args: { status: { kind: 'setAside', names: ['decider'], lost: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('nichts verloren')
  },
}
export const Conflict: Story = {
  args: { status: { kind: 'conflict', names: ['decider'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ansehen' })).toHaveAttribute(
      'href',
      '/meta/settings#staende',
    )
  },
}
export const Newer: Story = {
  args: { status: { kind: 'newer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Neu laden' })).toBeVisible()
  },
}
export const ExportDue: Story = {
  args: { status: { kind: 'exportDue', reason: 'old' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Sicherung fällig')
    await expect(canvas.getByRole('button', { name: 'In einer Woche erinnern' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ausblenden' })).toBeNull()
  },
}
export const ExportDueWhereTheBrowserEvicts: Story = {
  args: { status: { kind: 'exportDue', reason: 'evictable' } },
}

function FullerAndFuller() {
  const [status, setStatus] = useState<RecordStatus>({ kind: 'full', mirrored: true })
  return (
    <>
      <RecordNotice status={status} />
      <button type="button" onClick={() => setStatus({ kind: 'full', mirrored: false })}>
        Reserve sperren
      </button>
    </>
  )
}

/** A hidden notice is shown again when it has something else to tell. */
export const HiddenUntilItChanges: Story = {
  render: () => (
    <StoryRouter>
      <FullerAndFuller />
    </StoryRouter>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ausblenden' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve sperren' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('nur in diesem Tab')
  },
}

/** A notice of damage may be shown before that of a conflict: only the latter ends the conflict. */
export const ConflictHidden: Story = {
  args: { status: { kind: 'conflict', names: ['svgEditor'] } },
  play: async ({ canvas, userEvent }) => {
    const acknowledge = spyOn(page.record, 'acknowledge')
    await userEvent.click(await canvas.findByRole('button', { name: 'Ausblenden' }))
    await expect(acknowledge).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('status')).toBeNull()
    acknowledge.mockRestore()
  },
}
export const SetAsideShown: Story = {
  args: { status: { kind: 'setAside', names: ['svgEditor'], lost: true } },
  play: async ({ canvas, userEvent }) => {
    const acknowledge = spyOn(page.record, 'acknowledge')
    await userEvent.click(await canvas.findByRole('link', { name: 'Ansehen' }))
    await expect(acknowledge).not.toHaveBeenCalled()
    acknowledge.mockRestore()
  },
}

/** Nothing to tell: nothing is shown. */
const silent: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).toBeNull()
  await expect(canvas.queryByRole('status')).toBeNull()
}
export const Loading: Story = { args: { status: { kind: 'loading' } }, play: silent }
export const Saving: Story = { args: { status: { kind: 'saving' } }, play: silent }
export const Saved: Story = { args: { status: { kind: 'saved', mirrored: true } }, play: silent }
export const SavedWithoutReserve: Story = {
  args: { status: { kind: 'saved', mirrored: false } },
  play: silent,
}
