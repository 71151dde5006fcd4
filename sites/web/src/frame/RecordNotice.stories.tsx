import type { RecordStatus } from '@kleinzeug/storage/local'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, spyOn } from 'storybook/test'
import '../style/base.css'
import '../style/notices.css'
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
  name: 'Nur in diesem Tab',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nur in diesem Tab')
    await expect(canvas.getByRole('button', { name: 'Kopie herunterladen' })).toBeVisible()
  },
}
export const MirrorOnly: Story = { name: 'Nur in der Reserve', args: { status: { kind: 'mirrorOnly' } } }
export const Full: Story = { name: 'Speicher voll', args: { status: { kind: 'full', mirrored: true } } }
export const FullWithoutReserve: Story = {
  name: 'Speicher voll, ohne Reserve',
  args: { status: { kind: 'full', mirrored: false } },
}
export const SetAside: Story = {
  name: 'Beiseitegelegt',
  args: { status: { kind: 'setAside', names: ['decider', 'worktime'], lost: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ansehen' })).toHaveAttribute(
      'href',
      '/meta/settings#beiseitegelegt',
    )
  },
}
export const Restored: Story = {
  name: 'Wiederhergestellt',
  args: { status: { kind: 'setAside', names: ['decider'], lost: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('nichts verloren')
  },
}
export const Conflict: Story = {
  name: 'Konflikt',
  args: { status: { kind: 'conflict', names: ['decider'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ansehen' })).toHaveAttribute(
      'href',
      '/meta/settings#staende',
    )
  },
}
export const Newer: Story = {
  name: 'Neuere Version',
  args: { status: { kind: 'newer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Neu laden' })).toBeVisible()
  },
}
export const ExportDue: Story = {
  name: 'Sicherung fällig',
  args: { status: { kind: 'exportDue', reason: 'old' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Sicherung fällig')
    await expect(canvas.getByRole('button', { name: 'In einer Woche erinnern' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ausblenden' })).toBeNull()
  },
}
export const ExportDueWhereTheBrowserEvicts: Story = {
  name: 'Sicherung fällig, Browser räumt auf',
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
  name: 'Ausgeblendet, bis sich etwas ändert',
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
  name: 'Konflikt ausgeblendet',
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
  name: 'Beiseitegelegtes angesehen',
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
export const Loading: Story = { name: 'Lädt', args: { status: { kind: 'loading' } }, play: silent }
export const Saving: Story = { name: 'Speichert', args: { status: { kind: 'saving' } }, play: silent }
export const Saved: Story = {
  name: 'Gespeichert',
  args: { status: { kind: 'saved', mirrored: true } },
  play: silent,
}
export const SavedWithoutReserve: Story = {
  name: 'Gespeichert, ohne Reserve',
  args: { status: { kind: 'saved', mirrored: false } },
  play: silent,
}
