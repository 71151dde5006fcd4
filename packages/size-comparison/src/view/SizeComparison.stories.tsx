import type { StoredProps } from '@kleinzeug/shell'
import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { englishLabels } from '../labels.en.ts'
import '../styles.css'
import { many, stored } from './entries.fixtures.ts'
import { SizeComparison } from './SizeComparison.tsx'
import type { SizeComparisonProps } from './SizeComparisonContext.ts'

const meta = { title: 'Werkzeuge/Größenvergleich', component: SizeComparison, tags: ['new'] } satisfies Meta<
  typeof SizeComparison
>

export default meta
type Story = StoryObj<StoredProps<SizeComparisonProps>>

/** As long as a flight over the whole scale takes on a busy machine. */
const soon = { timeout: 20_000 }

/** What the slider says is in the middle. Looking for its role among all rows of the table takes too long to poll. */
const middle = (root: HTMLElement) =>
  root.querySelector('.size-comparison-scale input')?.getAttribute('aria-valuetext') ?? ''

const isLoaded = (root: HTMLElement) => waitFor(() => expect(middle(root)).not.toBe(''), soon)

const dialog = () => within(document.querySelector<HTMLElement>('dialog[open]') ?? document.body)

export const Human: Story = {
  name: 'Mensch',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(middle(canvasElement)).toBe('Mensch, etwa 1,75\u202fm'), soon)
    await expect(canvas.getByText('Der Elefant ist etwa 1,9-mal so groß wie der Mensch.')).toBeVisible()
  },
}

export const Planets: Story = {
  tags: ['picture'],
  name: 'Planeten im Vergleich',
  render: (args) => <SizeComparison {...args} view="bei=earth&vergleich=moon~earth" />,
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByText('Dem Volumen nach passt der Mond 49-mal hinein.')).toBeVisible(),
      soon,
    )
  },
}

export const Smallest: Story = {
  tags: ['more'],
  name: 'Planck-Länge',
  render: (args) => <SizeComparison {...args} view="bei=planck&vergleich=planck~cat-hole" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kürzer als sie lässt sich/, undefined, soon)).toBeVisible()
    await expect(canvas.getByText(/735 Millionen Mal so groß, wie die Planck-Länge lang ist/)).toBeVisible()
  },
}

export const Viruses: Story = {
  tags: ['more'],
  name: 'Viren und Zellen',
  render: (args) => <SizeComparison {...args} view="bei=coronavirus&vergleich=phage~coronavirus&art=cell" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nur: Viren und Zellen' }, soon))
    await expect(canvas.getByRole('combobox', { name: 'Art' })).toHaveValue('')
  },
}

export const Touring: Story = {
  tags: ['more'],
  name: 'Rundgang',
  play: async ({ canvas, userEvent, canvasElement }) => {
    await isLoaded(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rundgang' }))
    await expect(await canvas.findByText('Halt 1 von 12')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Nächster Halt' }))
    await expect(canvas.getByText('Halt 2 von 12')).toBeVisible()
    // One who steps by hand is not hurried on.
    await expect(canvas.getByRole('button', { name: 'Fortsetzen' })).toBeVisible()
    await waitFor(() => expect(middle(canvasElement)).toMatch(/^Laniakea/), soon)
  },
}

export const Searching: Story = {
  name: 'Suchen',
  play: async ({ canvas, userEvent, canvasElement }) => {
    await isLoaded(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'koelner{Enter}')
    await waitFor(() => expect(middle(canvasElement)).toMatch(/^Kölner Dom/), soon)
  },
}

export const NothingFound: Story = {
  tags: ['more'],
  name: 'Nichts gefunden',
  play: async ({ canvas, userEvent, canvasElement }) => {
    await isLoaded(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'xyz')
    await userEvent.click(await canvas.findByRole('button', { name: 'Alles zeigen' }, soon))
    await waitFor(() => expect(canvas.queryByText(/Nichts gefunden/)).toBeNull(), soon)
  },
}

const someStored = stored()

export const OwnThings: Story = {
  tags: ['more'],
  name: 'Eigene Dinge',
  render: (args) => <SizeComparison {...args} storage={someStored} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '„Unser Garten“ löschen' }, soon))
    await expect(canvas.queryByText('Unser Garten')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await expect(await canvas.findByText('Unser Garten', { selector: 'button' }, soon)).toBeVisible()
  },
}

const scaled = stored()

export const OwnScale: Story = {
  tags: ['more'],
  name: 'Eigener Maßstab',
  render: (args) => <SizeComparison {...args} storage={scaled} view="bei=earth&vergleich=moon~earth" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '„Unser Garten“ als Maßstab' }, soon))
    await expect(await canvas.findByText(/^In deinem Maßstab: Der Mond ist/, {}, soon)).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Maßstäblich ineinander: Mond vor Erde' })).toBeVisible()
  },
}

export const SizeRefused: Story = {
  tags: ['more'],
  name: 'Größe abgelehnt',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eigenes' }))
    await userEvent.type(await within(document.body).findByRole('textbox', { name: 'Name' }, soon), 'Nichts')
    await userEvent.type(dialog().getByRole('textbox', { name: 'Größe' }), '0 m{Enter}')
    await expect(dialog().getByText(/Eine Größe ist mehr als null/)).toBeVisible()
  },
}

/** One adapter for every render: another one would be another instance, without the filter that was chosen. */
const manyStored = stored(many(500))

export const Many: Story = {
  tags: ['more'],
  name: 'Fünfhundert eigene',
  render: (args) => <SizeComparison {...args} storage={manyStored} />,
  play: async ({ canvas, userEvent, canvasElement }) => {
    await isLoaded(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Art' }), 'Eigene')
    await waitFor(() => expect(canvas.getByText(/^500 von \d+ Dingen$/)).toBeVisible(), soon)
  },
}

export const English: Story = {
  tags: ['more'],
  name: 'Englisch',
  render: (args) => <SizeComparison {...args} labels={englishLabels} view="bei=earth&vergleich=moon~earth" />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The Earth is 3.67 times the size of the Moon.', {}, soon),
    ).toBeVisible()
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
          <SizeComparison
            view="bei=moon&vergleich=moon~earth&art=world"
            labels={{ title: `Größenvergleich, ${label}`, list: `Alle Dinge, ${label}` }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const devices = [...canvasElement.querySelectorAll('.size-comparison-device')]
    const grounds = new Set(devices.map((device) => getComputedStyle(device).backgroundColor))
    await expect(grounds.size).toBe(themes.length)
  },
}
