import type { StoredProps } from '@kleinzeug/shell'
import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { englishLabels } from '../labels.en.ts'
import '../styles.css'
import { fixedSources, ratings, secondView, stored, tests, traits, year } from './fixtures.ts'
import { SelfReport } from './SelfReport.tsx'
import type { SelfReportProps } from './SelfReportContext.ts'

const meta = {
  title: 'Werkzeuge/Selbsteinschätzung',
  component: SelfReport,
  tags: ['new'],
} satisfies Meta<typeof SelfReport>

export default meta
type Story = StoryObj<StoredProps<SelfReportProps>>

const dialog = () => within(document.querySelector<HTMLElement>('dialog[open]') ?? document.body)

export const Empty: Story = {
  name: 'Leer',
  render: (args) => <SelfReport {...args} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Was willst du an dir beobachten?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Geduld hinzufügen' }))
    await expect(canvas.getByText('Bereit für die erste Einschätzung')).toBeVisible()
  },
}

/** What the empty tool will be, in all five themes: what axe finds in any of them fails the story. */
export const Sampled: Story = {
  name: 'Leer, mit Beispiel',
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <SelfReport sources={fixedSources()} labels={{ title: `Selbsteinschätzung, ${label}` }} />
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
  render: (args) => <SelfReport {...args} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ausprobieren' }, { timeout: 10_000 }))
    await expect(await canvas.findByRole('group', { name: 'Beispiel' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Behalten' })).toBeVisible()
  },
}

export const Rating: Story = {
  name: 'Einschätzen',
  render: (args) => <SelfReport {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jetzt einschätzen' }))
    await userEvent.click(await canvas.findByRole('button', { name: '7, gelassen' }))
    await expect(canvas.getByText('Tatkraft')).toBeVisible()
    await expect(canvas.queryByText('Umzug, kaum geschlafen.')).toBeNull()
  },
}

export const Last: Story = {
  name: 'Notiz und Tag',
  render: (args) => <SelfReport {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jetzt einschätzen' }))
    await userEvent.keyboard('64455')
    await expect(await canvas.findByRole('button', { name: 'Festhalten' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notiz' }), 'Guter Tag.')
  },
}

export const Trend: Story = {
  name: 'Verlauf',
  tags: ['picture'],
  render: (args) => <SelfReport {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider')
    slider.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '14. Apr. 2026, 4 von 11: Gelassenheit 3, Tatkraft 2, Konzentration 4, Verbundenheit 5, Mut 3',
    )
    await expect((await canvas.findAllByText('Umzug, kaum geschlafen.'))[0]).toBeVisible()
  },
}

export const Deleted: Story = {
  name: 'Gelöscht und zurück',
  render: (args) => <SelfReport {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    const name = /^14\. Apr\. 2026, .* löschen$/
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(canvas.queryByRole('button', { name })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible())
  },
}

export const Compare: Story = {
  name: 'Vergleich',
  render: (args) => <SelfReport {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Vergleich' }))
    await expect(await canvas.findByText('3 höher, 0 niedriger, 2 gleich')).toBeVisible()
  },
}

export const Second: Story = {
  name: 'Zweitblick',
  render: (args) => (
    <SelfReport
      {...args}
      storage={stored({ ...year, ratings: [...ratings, secondView] })}
      sources={fixedSources()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Vergleich' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Von' }), 'rating10')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bis' }), 'mira')
    await expect(await canvas.findByText('2 höher, 1 niedriger, 1 gleich, 1 nur einmal')).toBeVisible()
  },
}

export const TestIntro: Story = {
  name: 'Fragebogen, davor',
  render: (args) => <SelfReport {...args} storage={stored({ traits })} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fragebogen' }))
    await expect(await canvas.findByText(/kein Prozentrang und keine Diagnose/)).toBeVisible()
  },
}

export const TestInstruction: Story = {
  name: 'Fragebogen, Anleitung',
  render: (args) => <SelfReport {...args} storage={stored({})} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fragebogen' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Fragebogen beginnen' }))
    await expect(await canvas.findByText(/nicht so, wie du einmal sein möchtest/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Zur ersten Aussage' }))
    await expect(await canvas.findByText('Ich mache mir oft Sorgen')).toBeVisible()
  },
}

export const TestNote: Story = {
  name: 'Fragebogen, berichtigte Aussage',
  render: (args) => (
    <SelfReport
      {...args}
      storage={stored({
        tests: [
          { id: 't', date: '2026-11-20', answers: '3'.repeat(85).padEnd(120, '.'), note: '', open: true },
        ],
      })}
      sources={fixedSources()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fragebogen' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Fragebogen fortsetzen/ }))
    await expect(await canvas.findByText('Ich habe das Gefühl, Dingen nicht gewachsen zu sein')).toBeVisible()
    await expect(canvas.getByText(/Übersetzung berichtigt/)).toBeVisible()
  },
}

export const TestQuestion: Story = {
  name: 'Fragebogen, unterwegs',
  render: (args) => (
    <SelfReport
      {...args}
      storage={stored({
        tests: [
          { id: 't', date: '2026-11-20', answers: '35241-'.repeat(8).padEnd(120, '.'), note: '', open: true },
        ],
      })}
      sources={fixedSources()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fragebogen' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Fragebogen fortsetzen (48 von 120)' }))
    await expect(await canvas.findByText('Ich schreie andere an')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^1\s*trifft gar nicht zu$/ }))
    await expect(canvas.getByText('Ich leiste mehr, als man von mir erwartet')).toBeVisible()
  },
}

export const TestResult: Story = {
  name: 'Fragebogen, danach',
  render: (args) => <SelfReport {...args} storage={stored({ traits, tests })} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fragebogen' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Facetten von Offenheit zeigen' }))
    await expect(await canvas.findByText('wie gern du dich mit schwierigen Gedanken befasst')).toBeVisible()
    const trend = within(canvas.getByRole('region', { name: 'Verlauf der fünf Bereiche' }))
    await expect(trend.getByText('Offenheit')).toBeVisible()
    await expect(trend.getByText('Freude am Denken')).toBeVisible()
    await expect(trend.queryByText('Besorgtheit')).toBeNull()
  },
}

export const Traits: Story = {
  name: 'Eigenschaften',
  render: (args) => <SelfReport {...args} storage={stored({ traits })} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Eigenschaften' })[0]!)
    const field = await dialog().findByRole('textbox', { name: 'Eigenschaft' })
    await userEvent.type(field, 'mut{Enter}')
    await expect(dialog().getByText(/Diese Eigenschaft gibt es schon/)).toBeVisible()
  },
}

export const Files: Story = {
  name: 'Dateien',
  render: (args) => <SelfReport {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dateien' }))
    await expect(await dialog().findByRole('button', { name: 'Fragen speichern' })).toBeVisible()
  },
}

export const Overdue: Story = {
  name: 'Erinnerung',
  render: (args) => (
    <SelfReport
      {...args}
      storage={stored({
        traits,
        ratings: ratings.slice(0, 8),
        reminder: { days: 30, since: '2026-01-01' },
      })}
      sources={fixedSources()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Deine letzte Einschätzung ist 97 Tage her/)).toBeVisible()
  },
}

export const English: Story = {
  name: 'Englisch',
  render: (args) => (
    <SelfReport {...args} storage={stored()} labels={englishLabels} sources={fixedSources()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Rate now' })).toBeVisible()
  },
}

export const Linked: Story = {
  name: 'Zweitblick als Link',
  render: (args) => <SelfReport {...args} sources={fixedSources()} linked="#zweitblick=abc" />,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(dialog().getByLabelText('Code')).toBeVisible())
    await userEvent.type(dialog().getByLabelText('Code'), 'aaaa{Enter}')
    await expect(await dialog().findByText(/geht der Link nicht auf/)).toBeVisible()
  },
}

/** All five themes at once: what axe finds in any of them fails the story. */
export const Themes: Story = {
  name: 'In fünf Farben',
  tags: ['themes'],
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <SelfReport
            storage={stored()}
            shortcuts={false}
            sources={fixedSources()}
            labels={{ title: `Selbsteinschätzung, ${label}`, entries: `Einträge, ${label}` }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const devices = [...canvasElement.querySelectorAll('.self-report-device')]
    const grounds = new Set(devices.map((device) => getComputedStyle(device).backgroundColor))
    await expect(grounds.size).toBe(themes.length)
  },
}
