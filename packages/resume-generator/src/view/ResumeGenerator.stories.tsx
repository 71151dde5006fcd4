import type { StoredProps } from '@kleinzeug/shell'
import { memoryStorage } from '@kleinzeug/storage'
import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { emptyApplication } from '../model/applications/application.ts'
import { withStyle } from '../model/edit.ts'
import { exampleResume } from '../model/example.ts'
import { inData, longResume, trapResume } from '../model/resume.fixtures.ts'
import type { Resume, ResumeData, Style } from '../model/resume.ts'
import '../styles.css'
import { ResumeGenerator } from './ResumeGenerator.tsx'
import type { ResumeGeneratorProps } from './ResumeGeneratorContext.ts'

const meta = {
  title: 'Werkzeuge/Lebenslaufgenerator',
  component: ResumeGenerator,
} satisfies Meta<typeof ResumeGenerator>

export default meta
type Story = StoryObj<StoredProps<ResumeGeneratorProps>>

const stored = (resume: Resume, style: Partial<Style> = {}) =>
  memoryStorage<ResumeData>(inData(withStyle(resume, style)))

/** The pages stand when the fonts are there. */
const pagesShown = (canvasElement: HTMLElement, least: number) =>
  waitFor(
    () =>
      expect(canvasElement.querySelectorAll('.resume-generator-page').length).toBeGreaterThanOrEqual(least),
    { timeout: 10_000 },
  )

const inTemplate = (template: Style['template'], name: string): Story => ({
  name,
  render: (args) => <ResumeGenerator {...args} storage={stored(exampleResume(), { template })} />,
  play: async ({ canvasElement }) => {
    await pagesShown(canvasElement, 1)
    await expect(canvasElement.querySelector('.resume-generator-page h1')).toHaveTextContent(
      'Erika Mustermann',
    )
  },
})

export const Classic = inTemplate('classic', 'Klassisch')
export const Edge = inTemplate('edge', 'Kante')
export const Plain = inTemplate('plain', 'Schlicht')
export const Axis = inTemplate('axis', 'Achse')
export const Compact = inTemplate('compact', 'Kompakt')
export const Official = inTemplate('official', 'Amtlich')

/** What the empty tool will be, in all five themes: what axe finds in any of them fails the story. */
export const Sampled: Story = {
  name: 'Leer, mit Beispiel',
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <ResumeGenerator
            labels={{
              title: `Lebenslaufgenerator, ${label}`,
              parts: `Teile, ${label}`,
              preview: `Vorschau, ${label}`,
            }}
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

/** An application that was sent, and a certificate that is in another browser. */
const sent = (): Resume => {
  const example = exampleResume()
  const [hash, crop] = ['ab'.repeat(32), { left: 0, top: 0, right: 0, bottom: 0 }]
  return {
    ...example,
    chosenApplication: 'a0',
    applications: [
      {
        ...emptyApplication,
        id: 'a0',
        name: 'Wärmewende Rheinland, Projektleiterin',
        status: 'sent',
        sentOn: '2026-11-20',
        sentTo: 'Portal',
        sentFile: hash,
        files: [{ name: 'Bewerbung_Erika_Mustermann.pdf', hash, day: '2026-11-20' }],
        advert: 'Wärmepumpen, HOAI, BIM und Englisch auf C1',
        changes: { 'letter/subject': 'Projektleiterin Quartierswärme', 'entry/employments/e2/hidden': true },
      },
    ],
    portfolio: {
      limit: 5,
      files: [{ id: 'f0', name: 'Zeugnis', file: 'x', kind: 'pdf', size: 812_000, pages: 3, turn: 90, crop }],
    },
  }
}

const inAllThemes = (name: string, view: string, shown: RegExp): Story => ({
  name: `${name}, in allen Themen`,
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <ResumeGenerator
            storage={stored(sent())}
            view={view}
            labels={{
              title: `Lebenslaufgenerator, ${label}`,
              parts: `Teile, ${label}`,
              preview: `Vorschau, ${label}`,
            }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(shown)).toHaveLength(themes.length), { timeout: 10_000 })
  },
})

export const Applications = inAllThemes('Bewerbungen', 'applications', /^Steht in der Anzeige, nicht/)
export const Portfolio = inAllThemes('Mappe', 'portfolio', /^Diese Datei liegt nicht in diesem Browser/)

export const Tried: Story = {
  name: 'Beispiel ausprobieren',
  render: (args) => <ResumeGenerator {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ausprobieren' }, { timeout: 10_000 }))
    await expect(await canvas.findByRole('group', { name: 'Beispiel' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Behalten' })).toBeVisible()
  },
}

export const Traps: Story = {
  name: '42 Angaben mit Fallen',
  render: (args) => <ResumeGenerator {...args} storage={stored(trapResume())} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pagesShown(canvasElement, 1)
    // A click in the preview leads to the field.
    const title = [...canvasElement.querySelectorAll('.resume-generator-page h3')].find((heading) =>
      heading.textContent?.includes('Auflieferung'),
    )
    await userEvent.click(title!)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Tätigkeit' })).toHaveFocus())
  },
}

export const Long: Story = {
  name: '32 Einträge, fünf Seiten',
  render: (args) => <ResumeGenerator {...args} storage={stored(longResume())} />,
  play: async ({ canvasElement }) => pagesShown(canvasElement, 5),
}

export const Application: Story = {
  name: 'Anschreiben und Deckblatt',
  render: () => {
    const example = exampleResume()
    const shown = { letter: { ...example.letter, shown: true }, cover: { ...example.cover, shown: true } }
    return <ResumeGenerator storage={stored({ ...example, ...shown })} />
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pagesShown(canvasElement, 3)
    // A click on the letter leads to its field, also while the part of the form is still being loaded.
    const page = canvasElement.querySelector<HTMLElement>('.resume-generator-page')
    await userEvent.click(within(page!).getByText(/^Bewerbung als Projektleiterin/))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Betreff' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Deckblatt' }))
    await expect(await canvas.findByRole('switch', { name: /Deckblatt/ })).toBeChecked()
  },
}

export const PeriodProblem: Story = {
  name: 'Zeitraum nicht lesbar',
  render: (args) => <ResumeGenerator {...args} storage={stored(exampleResume())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Berufserfahrung/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Technische Zeichnerin 10/2013 – 08/2016' }))
    const period = canvas.getByRole('textbox', { name: 'Zeitraum' })
    await userEvent.clear(period)
    await userEvent.type(period, '13/2021')
    await userEvent.tab()
    await expect(canvas.getByText(/Diesen Zeitraum kann ich nicht lesen/)).toBeVisible()
  },
}

export const Check: Story = {
  name: 'Hinweise',
  render: () => {
    const { employments, ...rest } = exampleResume()
    return <ResumeGenerator storage={stored({ ...rest, employments: employments.slice(0, 1) })} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Prüfen/ }))
    await expect(await canvas.findByRole('button', { name: /Lücke von 89 Monaten/ })).toBeVisible()
  },
}

export const Design: Story = {
  tags: ['picture'],
  name: 'Gestaltung',
  render: (args) => <ResumeGenerator {...args} storage={stored(exampleResume())} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gestaltung' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kante' }))
    await expect(canvas.getByRole('radio', { name: 'Kante' })).toBeChecked()
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
          <ResumeGenerator
            labels={{
              title: `Lebenslaufgenerator, ${label}`,
              parts: `Teile, ${label}`,
              preview: `Vorschau, ${label}`,
            }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const devices = canvas.getAllByRole('region', { name: /^Lebenslaufgenerator/ })
    const grounds = new Set(devices.map((device) => getComputedStyle(device).backgroundColor))
    await expect(grounds.size).toBe(themes.length)
  },
}
