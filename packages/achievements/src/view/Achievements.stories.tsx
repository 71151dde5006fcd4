import type { StoredProps } from '@kleinzeug/shell'
import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { englishLabels } from '../labels.en.ts'
import '../styles.css'
import { Achievements } from './Achievements.tsx'
import type { AchievementsProps } from './AchievementsContext.ts'
import { fixedSources, many, oldRecord, stored, year } from './entries.fixtures.ts'

const meta = { title: 'Werkzeuge/Erfolge', component: Achievements } satisfies Meta<typeof Achievements>

export default meta
type Story = StoryObj<StoredProps<AchievementsProps>>

const dialog = () => within(document.querySelector<HTMLElement>('dialog[open]') ?? document.body)

export const Empty: Story = {
  name: 'Leer',
  render: (args) => <Achievements {...args} sources={fixedSources()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Die Linie steigt mit jedem Erfolg/)).toBeVisible()
  },
}

/** What the empty tool will be, in all five themes: what axe finds in any of them fails the story. */
export const Sampled: Story = {
  name: 'Leer, mit Beispiel',
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <Achievements sources={fixedSources()} labels={{ title: `Erfolge, ${label}` }} />
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
  render: (args) => <Achievements {...args} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ausprobieren' }, { timeout: 10_000 }))
    await expect(await canvas.findByRole('group', { name: 'Beispiel' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Behalten' })).toBeVisible()
  },
}

export const First: Story = {
  name: 'Der erste',
  render: (args) => <Achievements {...args} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Was ist gelungen?' }),
      'gestern: Rede gehalten #mut @Mira{Enter}',
    )
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '20. November 2026: Rede gehalten, 1 von 1',
    )
  },
}

export const Year: Story = {
  tags: ['picture'],
  name: 'Ein Jahr',
  render: (args) => <Achievements {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '„Vortrag vor 60 Leuten gehalten“ löschen' }))
    await expect(canvas.getByText('„Vortrag vor 60 Leuten gehalten“ gelöscht.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    // Undo leads to where it happened.
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: '„Vortrag vor 60 Leuten gehalten“ bearbeiten' }),
      ).toHaveFocus(),
    )
  },
}

export const SinceTalk: Story = {
  name: 'Seit dem letzten Gespräch',
  render: (args) => <Achievements {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Seit dem letzten Gespräch/ }))
    await expect(canvas.getByText('4 von 10 Einträgen')).toBeVisible()
  },
}

export const Preparing: Story = {
  name: 'Gespräch in zehn Minuten',
  render: (args) => <Achievements {...args} storage={stored(year)} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gespräche' }))
    await userEvent.click(
      await within(document.body).findByRole('button', { name: 'Gespräch in zehn Minuten' }),
    )
    await expect(
      await within(document.body).findByRole('button', { name: 'Eine Seite drucken' }),
    ).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Zeile abgelehnt',
  render: (args) => <Achievements {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Was ist gelungen?' }), '31.2.: Rede{Enter}')
    await expect(canvas.getByText(/Diesen Tag gibt es nicht/)).toBeVisible()
  },
}

export const OldRecord: Story = {
  name: 'Alte Daten',
  render: (args) => <Achievements {...args} storage={stored(oldRecord)} sources={fixedSources()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Schwimmabzeichen')).toBeVisible()
    await expect(canvas.getByText('Sommer 2009')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Many: Story = {
  name: 'Zweihundert',
  render: (args) => <Achievements {...args} storage={stored(many(200))} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'nummer 199')
    await expect(canvas.getByText('1 von 200 Einträgen')).toBeVisible()
  },
}

const offered = fn<(title: string) => void>()
export const Editing: Story = {
  name: 'Bearbeiten',
  render: (args) => (
    <Achievements
      {...args}
      storage={stored()}
      sources={fixedSources()}
      onOffer={({ title }) => {
        offered(title)
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
    const link = dialog().getByRole('textbox', { name: 'Beleg (Link)' })
    await userEvent.type(link, 'javascript:alert(1)')
    await expect(dialog().getByText(/Ein Link beginnt mit https/)).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'In den Lebenslauf übernehmen' }))
    await expect(offered).toHaveBeenCalledWith('Dank einer Kundin für die schnelle Hilfe')
  },
}

export const Importing: Story = {
  name: 'Import mit Vorschau',
  render: (args) => <Achievements {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dateien' }))
    await userEvent.type(
      await waitFor(() => dialog().getByRole('textbox', { name: 'Oder Text einfügen' })),
      '- 3.3.2026: Neues Lager eingerichtet\n- 30.2.2026: Falscher Tag',
    )
    await userEvent.click(dialog().getByRole('button', { name: 'Vorschau' }))
    await expect(dialog().getByText('2 neu, 0 hier anders, 0 schon da')).toBeVisible()
    await expect(dialog().getByText(/Zeile 2/)).toBeVisible()
  },
}

export const English: Story = {
  name: 'Englisch',
  render: (args) => (
    <Achievements {...args} storage={stored()} labels={englishLabels} sources={fixedSources()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'What went well?' })).toBeVisible()
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
          <Achievements
            storage={stored()}
            sources={fixedSources()}
            labels={{
              title: `Erfolge, ${label}`,
              search: `Suchen, ${label}`,
              undated: `Ohne Datum, ${label}`,
            }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const devices = [...canvasElement.querySelectorAll('.achievements-device')]
    const grounds = new Set(devices.map((device) => getComputedStyle(device).backgroundColor))
    await expect(grounds.size).toBe(themes.length)
  },
}
