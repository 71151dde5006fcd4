import type { StoredProps } from '@kleinzeug/shell'
import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { englishLabels } from '../labels.en.ts'
import '../styles.css'
import { fixedSources, hostile, many, someCards, stored } from './cards.fixtures.ts'
import { NeoCortex } from './NeoCortex.tsx'
import type { NeoCortexProps } from './NeoCortexContext.ts'

const meta = { title: 'Werkzeuge/Neo Cortex', component: NeoCortex } satisfies Meta<typeof NeoCortex>

export default meta
type Story = StoryObj<StoredProps<NeoCortexProps>>

const dialog = async () =>
  within(
    await waitFor(() => {
      const open = document.querySelector<HTMLElement>('dialog[open]')
      if (!open) throw new Error('no dialog is open')
      return open
    }),
  )

export const Collection: Story = {
  name: 'Nur die Sammlung',
  render: (args) => <NeoCortex {...args} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    // A card of the collection is opened, and takes the place of the sample.
    await userEvent.click(await canvas.findByRole('button', { name: 'Zufall' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Behalten' }))
    await expect(await canvas.findByRole('button', { name: 'Bearbeiten' })).toBeVisible()
  },
}

export const Linking: Story = {
  name: 'Verweis schreiben, Nennungen',
  render: (args) => (
    <NeoCortex
      {...args}
      storage={stored({
        entries: [
          { id: 'a', title: 'Luhmann', text: 'Sein [[Zettelkasten]].' },
          { id: 'b', title: 'Zettelkasten', text: 'Luhmann hatte einen.' },
          { id: 'c', title: 'Neu', text: 'Auch Luhmann schrieb im Zettelkasten.' },
        ],
      })}
      sources={fixedSources()}
      view="b"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ein Zettel nennt „Zettelkasten“')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text' }), ' [[[[lu')
    await expect(await canvas.findByRole('option', { name: 'Luhmann' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Numbered: Story = {
  name: 'Nummern und Anhang',
  render: (args) => (
    <NeoCortex
      {...args}
      storage={stored({
        entries: [
          { id: 'a', title: 'Anfang', text: '', number: '1' },
          {
            id: 'f',
            title: 'P.gif',
            text: '',
            attachment: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==',
          },
          { id: 'b', title: 'Zweig', text: '![[P.gif|120]]', number: '1a' },
        ],
      })}
      sources={fixedSources()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Abzweigen: 1a1' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'P.gif' })).toBeVisible()
  },
}

/** What the empty tool will be, in all five themes: what axe finds in any of them fails the story. */
export const Sampled: Story = {
  name: 'Leer, mit Beispiel',
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <NeoCortex
            sources={fixedSources()}
            labels={{ title: `Neo Cortex, ${label}`, search: `Suchen, ${label}` }}
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
  render: (args) => <NeoCortex {...args} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ausprobieren' }, { timeout: 10_000 }))
    await expect(await canvas.findByRole('group', { name: 'Beispiel' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Behalten' })).toBeVisible()
  },
}

export const Linked: Story = {
  tags: ['picture'],
  name: 'Mit Verweisen',
  render: (args) => <NeoCortex {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    const map = within(await canvas.findByRole('group', { name: 'Umgebung' }))
    await userEvent.click(await map.findByRole('button', { name: 'Zettelkasten, verweist auf' }))
    await expect(await canvas.findByRole('heading', { name: 'Zettelkasten' })).toBeVisible()
    await expect(await map.findByRole('button', { name: 'Verweise, verweist hin und her' })).toHaveFocus()
  },
}

export const Writing: Story = {
  name: 'Schreiben',
  render: (args) => <NeoCortex {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }))
    const url = await canvas.findByRole('textbox', { name: 'Adresse' })
    await userEvent.type(url, 'javascript:alert(1)')
    await expect(canvas.getByText(/Das ist keine Adresse/)).toBeVisible()
    await userEvent.clear(url)
    const text = canvas.getByRole('textbox', { name: 'Text' })
    await userEvent.type(text, ' Und [[[[Vergess')
    await userEvent.click(await canvas.findByRole('option', { name: 'Vergessenskurve' }))
    await expect(text).toHaveValue(`${someCards.entries.at(-1)?.text} Und [[Vergessenskurve]]`)
  },
}

export const Known: Story = {
  name: 'Adresse schon da',
  render: (args) => <NeoCortex {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Gedanke oder Adresse' }),
      'Folgen https://www.oeis.org/?utm_source=x #zahlen',
    )
    await expect(canvas.getByText('Diese Adresse ist schon da: „OEIS“.')).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Zeile abgelehnt',
  render: (args) => <NeoCortex {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ablegen' }))
    await expect(canvas.getByText(/Schreib einen Gedanken auf oder/)).toBeVisible()
  },
}

export const Images: Story = {
  name: 'Bild erst nach Erlaubnis',
  render: (args) => <NeoCortex {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Größenordnungen\s*1/ }))
    await expect(
      await canvas.findByRole('button', { name: 'Bilder von bilder.example zeigen' }),
    ).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const Twice: Story = {
  name: 'Doppelt',
  render: (args) => <NeoCortex {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Doppelt (1)' }))
    await userEvent.click(await canvas.findByRole('button', { name: '2 zusammenlegen' }))
    await expect(await canvas.findByText('Keine Adresse kommt zweimal vor.')).toBeVisible()
  },
}

export const Deleted: Story = {
  name: 'Gelöscht',
  render: (args) => <NeoCortex {...args} storage={stored()} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Löschen' }))
    await expect(canvas.getByText('„Was ich behalten will“ gelöscht.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    // Undo leads to where it happened.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Was ich behalten will' })).toHaveFocus())
  },
}

export const Hostile: Story = {
  name: 'Feindlicher Text',
  render: (args) => <NeoCortex {...args} storage={stored(hostile)} sources={fixedSources()} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/<script>alert\(1\)<\/script>/)).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('.neo-cortex-text p button')).not.toBeNull())
    await expect(
      canvasElement.querySelectorAll('script, iframe, img, a[href]:not([href^="http"])'),
    ).toHaveLength(0)
  },
}

export const Many: Story = {
  name: 'Fünftausend',
  render: (args) => <NeoCortex {...args} storage={stored(many(5_000))} sources={fixedSources()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'nummer 4321')
    await waitFor(() => expect(canvas.getAllByText(/^2 von /)[0]).toBeVisible())
  },
}

export const AlmostFull: Story = {
  name: 'Fast voll',
  render: (args) => (
    <NeoCortex
      {...args}
      storage={stored()}
      sources={fixedSources()}
      measureStore={async () => ({ used: 4_500_000, quota: 5_242_880 })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ist zu 85,8.% belegt/)).toBeVisible()
  },
}

export const Importing: Story = {
  name: 'Import mit Vorschau',
  render: (args) => (
    <NeoCortex
      {...args}
      storage={stored()}
      sources={fixedSources()}
      address="https://kleinzeug.example/apps/neoCortex"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dateien' }))
    const files = await dialog()
    await userEvent.click(files.getByRole('textbox', { name: 'Oder Text einfügen' }))
    await userEvent.paste(
      'title,url,time_added,tags,status\nNeu,https://neu.example/,1700000000,a|b,unread\nOEIS,https://oeis.org,1700000000,,archive\nKnopf,javascript:alert(1),,,',
    )
    await userEvent.click(files.getByRole('button', { name: 'Vorschau' }))
    await expect(await files.findByText('2 neu, 0 hier anders, 0 schon da')).toBeVisible()
    await expect(files.getByText('„Knopf“ hat keine Webadresse und wird ausgelassen.')).toBeVisible()
  },
}

export const English: Story = {
  name: 'Englisch',
  render: (args) => (
    <NeoCortex {...args} storage={stored()} labels={englishLabels} sources={fixedSources()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Thought or address' })).toBeVisible()
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
          <NeoCortex
            storage={stored()}
            sources={fixedSources()}
            labels={{ title: `Neo Cortex, ${label}`, search: `Suchen, ${label}`, map: `Umgebung, ${label}` }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const devices = [...canvasElement.querySelectorAll('.neo-cortex-device')]
    const grounds = new Set(devices.map((device) => getComputedStyle(device).backgroundColor))
    await expect(grounds.size).toBe(themes.length)
  },
}
