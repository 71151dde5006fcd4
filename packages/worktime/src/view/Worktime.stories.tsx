import type { StoredProps } from '@kleinzeug/shell'
import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import '../styles.css'
import { englishLabels } from '../labels.en.ts'
import { worktimeSlice } from '../storage.ts'
import { Worktime } from './Worktime.tsx'
import type { WorktimeProps } from './WorktimeContext.ts'
import { busyYear, fullYears, november, stored } from './Worktime.fixtures.ts'

const meta = {
  title: 'Werkzeuge/Arbeitszeit',
  component: Worktime,
  args: { sources: { now: november } },
  argTypes: { storage: { control: false }, labels: { control: false }, sources: { control: false } },
} satisfies Meta<typeof Worktime>

export default meta
type Story = StoryObj<StoredProps<WorktimeProps>>

const HOUR = 3_600_000

/** How a new visitor finds it: the present year without an entry; the first one begins the account. */
export const Empty: Story = {
  name: 'Leer',
  render: (args) => <Worktime {...args} storage={stored(worktimeSlice.defaults())} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/In 2026 steht noch nichts/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Stunden' }), '7,5{Enter}')
    await expect(await canvas.findByText('1 Tag × 5:00')).toBeVisible()
    await expect(await canvas.findByText('+2:30', { selector: 'strong' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await expect(await canvas.findByText(/In 2026 steht noch nichts/)).toBeVisible()
  },
}

/** What the empty tool will be, in all five themes: what axe finds in any of them fails the story. */
export const Sampled: Story = {
  name: 'Leer, mit Beispiel',
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <Worktime
            sources={{ now: november }}
            labels={{ title: `Arbeitszeit, ${label}`, dots: (year) => `Die Tage von ${year}, ${label}` }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Ausprobieren' })).toHaveLength(5), {
      timeout: 10_000,
    })
    await expect(canvasElement.querySelector('.ui-sample')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Tried: Story = {
  name: 'Beispiel ausprobieren',
  render: (args) => <Worktime {...args} sources={{ now: november }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ausprobieren' }, { timeout: 10_000 }))
    await expect(await canvas.findByRole('group', { name: 'Beispiel' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Behalten' })).toBeVisible()
  },
}

/** 2022 is prefilled with a sample. */
export const Sample: Story = {
  tags: ['picture'],
  name: 'Beispieljahr',
  render: (args) => <Worktime {...args} storage={stored(worktimeSlice.defaults())} />,
  play: async ({ canvas, userEvent }) => {
    for (let year = 2026; year > 2022; year--)
      await userEvent.click(canvas.getByRole('button', { name: 'Jahr davor' }))
    await expect(await canvas.findByText('Beispiel')).toBeVisible()
    await expect(await canvas.findByText('365 Tage × 5:00')).toBeVisible()
  },
}

export const Full: Story = {
  name: 'Volles Jahr',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    const days = canvas.getByRole('slider', { name: 'Die Tage von 2026' })
    days.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(days).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Freitag, 20\. November 2026/),
    )
    await userEvent.keyboard('{ArrowLeft}{PageUp}')
    await expect(days).toHaveAttribute('aria-valuetext', expect.stringMatching(/13\. Oktober 2026/))
    await userEvent.click(canvas.getByRole('button', { name: /^Urlaub an 15 Tagen/ }))
    await expect(await canvas.findByText('Juli', { selector: '.worktime-line-days *' })).toBeVisible()
  },
}

/** Start, end and what is carried over: lines of their own, each with how its figure comes about. */
export const ProRata: Story = {
  name: 'Beginn, Ende, Übertrag',
  render: (args) => (
    <Worktime
      {...args}
      storage={stored({
        '2025': busyYear(2025, '2025-12-31'),
        '2026': {
          ...busyYear(2026, '2026-11-21'),
          start: '2026-03-15',
          end: '2026-12-20',
          carryOver: 'previous',
        },
      })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Beginn am 15\. März/ }))
    await expect(await canvas.findByText(/^73 Tage davor zählen nicht: 365:00 weniger Soll/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Ende am 20\. Dezember/ }))
    await expect(await canvas.findByText(/^11 Tage danach zählen nicht: 55:00 weniger Soll/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Übertrag aus 2025/ }))
    await expect(await canvas.findByText(/^Läuft mit: Ist .* − Soll 1\.825:00 = /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^je freiem Tag \(29\)/ }))
    await expect(await canvas.findByText(/auf die 29 Tage verteilt/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^im Takt der letzten vier Wochen/ }))
    await expect(await canvas.findByText(/an 28 Tagen sind .* am Tag\. So weiter an 29 Tagen/)).toBeVisible()
  },
}

/** What was taken back is offered to be done again, at its day. */
export const Redo: Story = {
  name: 'Wiederherstellen',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Stunden' })
    await userEvent.clear(field)
    await userEvent.type(field, '8{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Rückgängig' }))
    await expect(
      await canvas.findByText('Rückgängig: Eintrag.', { selector: '.worktime-undo *' }),
    ).toBeVisible()
    await waitFor(() => expect(field).toHaveValue('1:30'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Wiederherstellen' }))
    await waitFor(() => expect(field).toHaveValue('8:00'))
  },
}

/** Each holiday that only some municipalities have is a switch of its own, shown for its Bundesland. */
export const MunicipalHolidays: Story = {
  name: 'Feiertage einzelner Gemeinden',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jahr …' }))
    const state = await canvas.findByRole('combobox', { name: 'Feiertage in' })
    await expect(canvas.getByRole('switch', { name: /^Friedensfest/ })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: /^Mariä Himmelfahrt/ }))
    await expect(canvas.getByRole('switch', { name: /^Mariä Himmelfahrt/ })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: /^Friedensfest/ })).not.toBeChecked()
    await userEvent.selectOptions(state, 'SN')
    await expect(canvas.getByRole('switch', { name: /^Fronleichnam/ })).not.toBeChecked()
    await expect(canvas.queryByRole('switch', { name: /^Mariä/ })).toBeNull()
    await userEvent.selectOptions(state, 'BE')
    await expect(canvas.queryByRole('switch', { name: /manchen Gemeinden/ })).toBeNull()
  },
}

/** Too little until June: at ten hours a day the target is out of reach. */
export const Unreachable: Story = {
  name: 'Nicht mehr erreichbar',
  render: (args) => <Worktime {...args} storage={stored({ '2026': busyYear(2026, '2026-06-20', 0.7) })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nicht mehr erreichbar/)).toBeVisible()
  },
}

export const TimerRunning: Story = {
  name: 'Uhr läuft',
  render: (args) => (
    <Worktime {...args} storage={stored({ ...fullYears(), timer: { startedAt: november() - 1.2 * HOUR } })} />
  ),
  play: async ({ canvas, userEvent }) => {
    const key = canvas.getByRole('button', { name: 'Uhr läuft 1:12' })
    await expect(key).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(key)
    await expect(canvas.getByRole('button', { name: 'Uhr starten' })).toBeVisible()
    await expect(await canvas.findByText(/Zeit der Uhr am 21\. November eingetragen/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await expect(canvas.getByRole('button', { name: 'Uhr läuft 1:12' })).toBeVisible()
  },
}

/** A timer of last night is asked about, and split at midnight. */
export const TimerForgotten: Story = {
  name: 'Uhr vergessen',
  render: (args) => (
    <Worktime {...args} storage={stored({ ...fullYears(), timer: { startedAt: november() - 20 * HOUR } })} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        /Die Uhr läuft seit Freitag, 20\. November 2026 um 18:20, also 20:00\. Vergessen\?/,
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bis dahin zählen' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '8:00 eingetragen, um Mitternacht auf 2 Tage geteilt.',
    )
  },
}

/** The month by keyboard: typing begins an entry, the Enter key goes on to the next day. */
export const Month: Story = {
  name: 'Monat',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monat' }))
    const today = await canvas.findByRole('cell', { name: /^Samstag, 21\. November/ })
    today.focus()
    await userEvent.keyboard('{ArrowRight}8-12 13-17{Enter}')
    await expect(canvas.getByRole('cell', { name: 'Sonntag, 22. November 2026, 8:00' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('cell', { name: /^Montag, 23\. November/ })).toHaveFocus())
    await userEvent.keyboard('25{Enter}')
    await expect(await canvas.findByText(/Ein Tag hat 24 Stunden/)).toHaveRole('alert')
    await userEvent.keyboard('{Escape}{ArrowUp}{Delete}')
    await expect(canvas.getByRole('cell', { name: 'Montag, 16. November 2026, kein Eintrag' })).toHaveFocus()
  },
}

/** Several days at once: chosen with Shift, filled with what is typed, and taken back as one. */
export const Range: Story = {
  name: 'Mehrere Tage im Monat',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monat' }))
    const cell = (day: string) => canvas.getByRole('cell', { name: new RegExp(`^${day}\\. November`, 'u') })
    const first = await canvas.findByRole('cell', { name: /^Montag, 23\. November/ })
    await userEvent.click(first)
    first.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(canvas.getByText('3 Tage gewählt: Was du einträgst, gilt für jeden.')).toBeVisible()
    await userEvent.keyboard('u{Enter}')
    await expect(await canvas.findByText('3 Tage gefüllt.')).toBeVisible()
    await expect(cell('Mittwoch, 25')).toHaveAccessibleName(/5:00, Urlaub$/)
    // The sum of the month counts what the table and the printed sheet count.
    await userEvent.keyboard('z')
    await expect(cell('Mittwoch, 25')).toHaveAccessibleName(/kein Eintrag$/)
  },
}

export const Years: Story = {
  name: 'Jahre',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Jahre' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jahr' }), '2027{Enter}')
    await expect(canvas.getByRole('button', { name: '2027 zeigen' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '2025 löschen' }))
    await expect(canvas.queryByRole('button', { name: '2025 löschen' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await expect(canvas.getByRole('button', { name: '2025 löschen' })).toBeVisible()
  },
}

/** What cannot be read is refused at the field, with what was typed still in it. */
export const Refusals: Story = {
  name: 'Absagen',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Stunden' })
    for (const [text, reason] of [
      ['25', /Ein Tag hat 24 Stunden/],
      ['-9', /Weniger als 0 Stunden/],
      ['acht', /lässt sich nicht lesen/],
      ['8-12 11-13', /überschneiden/],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
      // A word may name a day: what reads it is loaded then.
      await waitFor(() => expect(field).toHaveAccessibleDescription(reason))
      await expect(field).toHaveValue(text)
    }
  },
}

export const Filling: Story = {
  name: 'Füllen',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Füllen …' }))
    await userEvent.click(await canvas.findByRole('switch', { name: 'Auch Tage mit Eintrag überschreiben' }))
    await userEvent.click(canvas.getByRole('button', { name: '5 Tage füllen' }))
    await expect(await canvas.findByText('5 Tage gefüllt.')).toBeVisible()
  },
}

export const Settings: Story = {
  name: 'Jahr einstellen',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jahr …' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Saldo davor' }))
    const target = canvas.getByRole('textbox', { name: 'Soll am Tag' })
    await userEvent.clear(target)
    await userEvent.type(target, '4:50')
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen' }))
    await expect(await canvas.findByText('325 Tage × 4:50')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Übertrag aus 2025/ }))
    await expect(await canvas.findByText(/^Läuft mit: Ist [\d.:]+ − Soll 1\.825:00 = /)).toBeVisible()
  },
}

export const Files: Story = {
  name: 'Dateien',
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dateien …' }))
    await expect(await canvas.findByRole('button', { name: 'Tabelle (CSV)' })).toBeVisible()
  },
}

export const English: Story = {
  name: 'Englisch',
  args: { labels: englishLabels },
  render: (args) => <Worktime {...args} storage={stored(fullYears())} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start timer' })).toBeVisible()
  },
}

/** All five themes at once: what axe finds in any of them fails the story. */
export const Themes: Story = {
  name: 'In fünf Farben',
  tags: ['themes'],
  render: (args) => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <Worktime
            {...args}
            storage={stored(fullYears())}
            labels={{ title: `Arbeitszeit, ${label}`, dots: (year) => `Die Tage von ${year}, ${label}` }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(themes.length)
  },
}
