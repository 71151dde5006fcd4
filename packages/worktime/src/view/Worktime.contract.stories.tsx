import type { StoredProps } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import '../styles.css'
import { emptyYear } from '../model/record/work.ts'
import { Worktime } from './Worktime.tsx'
import type { WorktimeProps } from './WorktimeContext.ts'
import { busyYear, fullYears, november, stored } from './Worktime.fixtures.ts'

const meta = {
  title: 'Werkzeuge/Arbeitszeit/Vertrag und Urlaub',
  component: Worktime,
  args: { sources: { now: november } },
  argTypes: { storage: { control: false }, labels: { control: false }, sources: { control: false } },
} satisfies Meta<typeof Worktime>

export default meta
type Story = StoryObj<StoredProps<WorktimeProps>>

/** A contract from January, fewer hours from July on: the account follows it, the other model is a second line. */
export const Contract: Story = {
  tags: ['more'],
  name: 'Vertrag',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jahr …' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Vertrag' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Stunden in der Woche' }), '40')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Urlaubstage im Jahr' }), '30')
    await userEvent.click(canvas.getByRole('button', { name: 'Vertrag eintragen' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Weiterer Vertrag' }))
    const from = canvas.getByLabelText('Gilt ab')
    await userEvent.type(from, '2026-07-01')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Stunden in der Woche' }), '30 h/Woche')
    await userEvent.click(canvas.getByRole('button', { name: 'Vertrag eintragen' }))
    await expect(
      await canvas.findByRole('button', { name: 'ab 1. Juli 2026: 30:00 in der Woche' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }))
    // Bavaria: 326 days up to 21 November, of which 224 are days of work that no holiday falls on.
    await userEvent.click(await canvas.findByRole('button', { name: /^224 Tage nach Vertrag/ }))
    await expect(await canvas.findByText(/^Vertrag ab 1\. Juli 2026: 103 Tage, 618:00$/)).toBeVisible()
  },
}

/** Another pace from a day on draws another end into the curve; nothing is stored. */
export const WhatIf: Story = {
  name: 'Was wäre, wenn',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Was wäre, wenn …'))
    const slider = await canvas.findByRole('slider', { name: 'Stunden in der Woche' })
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(await canvas.findByText(/^Mit 0\sh in der Woche ab 22\. November/)).toBeVisible()
    const line = document.querySelector('.worktime-curve .worktime-projection')
    const before = line?.getAttribute('d')
    await fireEvent.change(slider, { target: { value: '60' } })
    await waitFor(() => expect(line?.getAttribute('d')).not.toBe(before))
    const from = canvas.getByLabelText('Ab')
    await fireEvent.change(from, { target: { value: '2026-12-14' } })
    await expect(await canvas.findByText(/^Mit 60\sh in der Woche ab 14\. Dezember/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ein Monat frei' }), 'Dezember')
    await fireEvent.change(from, { target: { value: '2026-11-01' } })
    await expect(
      await canvas.findByText('Gib einen Tag vom 22. November bis zum 31. Dezember an.'),
    ).toBeVisible()
  },
}

/** A bridge is entered with one key and taken back with one. */
export const BridgeDays: Story = {
  name: 'Brückentage',
  render: (args) => (
    <Worktime
      {...args}
      storage={stored({
        '2027': { ...emptyYear(2027), model: 'contract' },
        contracts: { '2026-01-01': { weeks: [[480, 480, 480, 480, 480, 0, 0]], leaveDays: 30 } },
        settings: { state: 'BE' },
      })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jahr danach' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Stunden' }), '8{Enter}')
    await userEvent.click(await canvas.findByText('Brückentage'))
    // Ascension Day is on 6 May 2027.
    await expect(await canvas.findByText(/6\. Mai bis 9\. Mai, danach Rest 29/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '6. Mai bis 9. Mai als Urlaub eintragen' }))
    await expect(await canvas.findByText('1 Tag gefüllt.', { selector: '.worktime-undo *' })).toBeVisible()
    await expect(canvas.queryByText(/6\. Mai bis 9\. Mai/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await expect(await canvas.findByText(/6\. Mai bis 9\. Mai, danach Rest 29/)).toBeVisible()
  },
}

/** The leave of a contract below the balance; filling says what it does to both before it is entered. */
export const Leave: Story = {
  name: 'Urlaubskonto',
  render: (args) => (
    <Worktime
      {...args}
      storage={stored({
        ...fullYears(),
        '2026': { ...busyYear(2026, '2026-11-21'), model: 'contract', leaveCarried: 4 },
        contracts: { '2026-01-01': { weeks: [[480, 480, 480, 480, 480, 0, 0]], leaveDays: 30 } },
      })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const leave = await canvas.findByRole('region', { name: 'Urlaub 2026' })
    // Fifteen days in summer; nothing was taken up to 31 March.
    await expect(leave).toHaveTextContent(
      /Anspruch30 Tage.*davon verfallen−4 Tage.*genommen−15 Tage.*Rest15 Tage/,
    )
    await userEvent.click(canvas.getByRole('button', { name: /^genommen/ }))
    await expect(await canvas.findByText(/^Urlaub bis heute/)).toBeVisible()
    await expect(leave).toHaveTextContent(/Juli27\. 28\. 29\. 30\. 31\.August3\. 4\./)
    await expect(document.querySelectorAll('.worktime-dots .worktime-ring:not([data-dim])')).toHaveLength(15)
    await userEvent.click(canvas.getByRole('button', { name: /^davon verfallen/ }))
    await expect(
      await canvas.findByText('aus dem Vorjahr 4 = 4.', { selector: '.worktime-line-days *' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Füllen …' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Urlaub' }))
    await userEvent.clear(canvas.getByLabelText('Von'))
    await userEvent.type(canvas.getByLabelText('Von'), '2026-12-21')
    await userEvent.clear(canvas.getByLabelText('Bis'))
    await userEvent.type(canvas.getByLabelText('Bis'), '2026-12-31')
    // Christmas Day is a holiday: eight days of work, eight of leave.
    await expect(
      await canvas.findByText(/Soll in diesem Zeitraum 64:00, angerechnet 64:00.*Urlaub danach: 7 Tage/),
    ).toBeVisible()
  },
}
