import type { StoredProps } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import '../styles.css'
import { calendarMemory } from './calendarMemory.fixtures.ts'
import { Worktime } from './Worktime.tsx'
import type { WorktimeProps } from './WorktimeContext.ts'
import { fullYears, november, stored } from './Worktime.fixtures.ts'

const meta = {
  title: 'Werkzeuge/Arbeitszeit/Kalenderdatei',
  component: Worktime,
  args: { sources: { now: november } },
  argTypes: { storage: { control: false }, labels: { control: false }, sources: { control: false } },
} satisfies Meta<typeof Worktime>

export default meta
type Story = StoryObj<StoredProps<WorktimeProps>>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** Opens the dialog of files. */
async function openDialog({ canvas, userEvent }: Play) {
  await userEvent.click(canvas.getByRole('button', { name: 'Dateien …' }))
  return within(await canvas.findByRole('dialog'))
}

const current = calendarMemory({})

export const Current: Story = {
  name: 'Aktuell',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} fileMemory={current.memory} />,
  play: async (story) => {
    const dialog = await openDialog(story)
    await expect(
      await dialog.findByText(/^„arbeitszeit.ics“ ist aktuell und wird nach jedem Eintrag neu geschrieben/),
    ).toBeVisible()
    await waitFor(() => expect(current.text()).toContain('DTSTART;VALUE=DATE:2026'))
    await expect(current.text()).toContain('DTSTART;VALUE=DATE:2025')
    await expect(dialog.getByRole('button', { name: 'Nicht mehr aktuell halten' })).toBeVisible()
  },
}

export const Changed: Story = {
  name: 'Anderswo geändert',
  render: (args) => (
    <Worktime
      {...args}
      storage={stored(fullYears())}
      fileMemory={calendarMemory({ text: 'BEGIN:VCALENDAR' }).memory}
    />
  ),
  play: async (story) => {
    const dialog = await openDialog(story)
    await expect(await dialog.findByText(/^„arbeitszeit.ics“ wurde anderswo geändert/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Überschreiben' })).toBeVisible()
  },
}

export const Missing: Story = {
  name: 'Fehlt',
  render: (args) => (
    <Worktime {...args} storage={stored(fullYears())} fileMemory={calendarMemory({ exists: false }).memory} />
  ),
  play: async (story) => {
    const dialog = await openDialog(story)
    await expect(await dialog.findByText(/^„arbeitszeit.ics“ ist nicht mehr da, wo sie war/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Andere Datei wählen …' })).toBeVisible()
  },
}

/** What is entered is stored, whatever becomes of the file. */
export const Failed: Story = {
  name: 'Nicht geschrieben',
  render: (args) => (
    <Worktime
      {...args}
      storage={stored(fullYears())}
      fileMemory={calendarMemory({ isProtected: true }).memory}
    />
  ),
  play: async (story) => {
    const { canvas, userEvent } = story
    const field = canvas.getByRole('textbox', { name: 'Stunden' })
    await userEvent.clear(field)
    await userEvent.type(field, '7,5{Enter}')
    await waitFor(() => expect(field).toHaveValue('7:30'))
    const dialog = await openDialog(story)
    await expect(await dialog.findByText(/^„arbeitszeit.ics“ ließ sich nicht schreiben/)).toBeVisible()
  },
}

/** The browser asks after a reload: the key on the device opens the file again. */
export const Closed: Story = {
  tags: ['more'],
  name: 'Wieder zu öffnen',
  render: (args) => (
    <Worktime
      {...args}
      storage={stored(fullYears())}
      fileMemory={calendarMemory({ permission: 'prompt' }).memory}
    />
  ),
  play: async ({ canvas }) => {
    const key = { name: '„arbeitszeit.ics“ wieder öffnen' }
    await expect(await canvas.findByRole('button', key, { timeout: 10_000 })).toBeVisible()
  },
}
