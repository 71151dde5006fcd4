import type { StoredProps } from '@kleinzeug/shell'
import { memoryStorage } from '@kleinzeug/storage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { readSvg } from '../model/text/readSvg.ts'
import { toTree } from '../model/document/record.ts'
import { component } from '../model/inline/inline.fixtures.ts'
import { foreign } from '../model/text/foreign.fixtures.ts'
import type { SvgEditorData } from '../model/document/editorData.ts'
import '../styles.css'
import './mock.css'
import { SvgEditor, type SvgEditorProps } from './SvgEditor.tsx'
import { SvgEditorMock } from './SvgEditorMock.tsx'

const meta = {
  title: 'Werkzeuge/SVG Editor',
  component: SvgEditor,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  args: { startFocused: true },
} satisfies Meta<typeof SvgEditor>

export default meta
type Story = StoryObj<StoredProps<SvgEditorProps>>

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const press = (user: User, keys: string) => user.keyboard(keys)

const drawingOf = (source: string): SvgEditorData => ({ current: toTree(readSvg(source)), library: [] })

const house = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
  <g id="haus" transform="translate(0 20)">
    <rect x="100" y="160" width="200" height="160" stroke="#000" stroke-width="3" fill="#f2c11d" fill-opacity="0.4"/>
    <polygon points="80,160 200,60 320,160" stroke="#000" stroke-width="3" fill="#c1272d" fill-opacity="0.7"/>
    <rect x="180" y="240" width="45" height="80" stroke="#000" stroke-width="2" fill="#6a3d9a" fill-opacity="0.3"/>
    <circle cx="260" cy="215" r="22" stroke="#000" stroke-width="2" fill="#1f5fa8" fill-opacity="0.3"/>
  </g>
  <path d="M 20 350 C 90 320 150 375 210 345 S 330 330 380 352" stroke="#3a8f3a" stroke-width="4" fill="#000" fill-opacity="0"/>
  <ellipse cx="335" cy="70" rx="36" ry="36" stroke="#e8731a" stroke-width="3" fill="#f2c11d" fill-opacity="0.8"/>
  <text x="30" y="385" font-size="14">Haus am Hang</text>
</svg>
`

/** Empty, as for a new visitor. */
export const Empty: Story = {
  name: 'Leer',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: 'svg001' })).toBeVisible()
    await expect(canvas.getByRole('tree')).toHaveFocus()
  },
}

/** A drawing with a group, a path and a text. */
export const Drawing: Story = {
  name: 'Zeichnung',
  tags: ['picture'],
  args: {
    storage: memoryStorage<SvgEditorData>({
      ...drawingOf(house),
      library: [toTree(readSvg(foreign.figma)), toTree(readSvg(house))],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /group001/ })
    await press(userEvent, '{ArrowDown}{ArrowDown}')
    await expect(await canvas.findByRole('textbox', { name: 'x' })).toHaveValue('100')
    await press(userEvent, 't12{ArrowRight}{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'x' })).toHaveValue('112'))
  },
}

/** A path, with the command rows of the form and the handles on the canvas. */
export const Path: Story = {
  name: 'Pfad',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '/path{Enter}')
    await waitFor(() => expect(canvas.getByRole('tree')).toHaveFocus())
    await press(userEvent, 'pn')
    await expect(await canvas.findByRole('textbox', { name: 'Befehl 2, C, x₁' })).toHaveValue('90')
    await press(userEvent, '{ArrowRight}{ArrowRight}')
    // The form follows a moved shape after a pause.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Befehl 2, C, x₁' })).toHaveValue('92'))
  },
}

/** The add menu is open: the hint bar shows its keys and no others. */
export const Adding: Story = {
  name: 'Hinzufügen',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: 'svg001' })
    await press(userEvent, '+')
    await expect(await canvas.findByRole('button', { name: 'c Kreis hinzufügen' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /ausschneiden/ })).toBeNull()
  },
}

/** All keys. */
export const Help: Story = {
  name: 'Hilfe',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: 'svg001' })
    await press(userEvent, '?')
    await expect(await canvas.findByRole('dialog', { name: 'Alle Tasten' })).toBeVisible()
  },
}

/** The source beside the drawing. */
export const Source: Story = {
  name: 'Quelltext',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, 'q')
    await waitFor(
      () => {
        const host = canvasElement.querySelector('.svg-editor-source-text')
        return expect(host?.shadowRoot?.textContent).toContain('Haus am Hang')
      },
      { timeout: 8000 },
    )
  },
}

/** A file that cannot be read: an error names the reason, the drawing stays. */
export const Refused: Story = {
  name: 'Absage',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: 'svg001' })
    await press(userEvent, 'fp')
    const field = await canvas.findByRole('textbox', { name: 'Quelltext' })
    await userEvent.click(field)
    await userEvent.paste('<svg xmlns="http://www.w3.org/2000/svg">\n  <rect width="1" width="2"/>\n</svg>')
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Das Attribut „width“ steht zweimal da. (Zeile 2, Spalte 19) Deine Zeichnung ist unberührt.',
    )
  },
}

/** A text in JSX: one of its drawings is chosen. */
export const Inline: Story = {
  name: 'Zeichnungen einer Datei',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: 'svg001' })
    await press(userEvent, 'fp')
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Quelltext' }))
    await userEvent.paste(`${component}<svg><></></svg>`)
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
    await expect(await canvas.findByRole('button', { name: 'Zeile 8: arrow' })).toBeVisible()
    await expect(canvas.getByText(/^Die Zeichnung in Zeile \d+ lässt sich nicht bearbeiten/)).toBeVisible()
  },
}

/** A search by name in the tree. */
export const Search: Story = {
  name: 'Suche',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '/rec')
    await expect(await canvas.findByRole('searchbox', { name: 'Anfang des Namens' })).toHaveValue('rec')
    await expect(canvas.getByText('2 Treffer')).toBeVisible()
  },
}

/** Several elements selected, about to be aligned. */
export const Several: Story = {
  name: 'Mehrere gewählt',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}a')
    await expect(canvas.getByText('3 gewählt')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /Waagrecht gleichmäßig verteilen/ })).toBeVisible()
  },
}

/** A text, with its content and its font in the form. */
export const Words: Story = {
  name: 'Wörter',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '{End}{F6}{Enter}')
    await expect(await canvas.findByRole('textbox', { name: 'Inhalt' })).toHaveValue('Haus am Hang')
    await press(userEvent, 'Haus am See{Enter}')
    await expect(await canvas.findByRole('treeitem', { name: /Haus am See/ })).toBeVisible()
  },
}

/** A locked part: the form shows its source. */
export const Locked: Story = {
  name: 'Gesperrt',
  args: {
    storage: memoryStorage<SvgEditorData>(drawingOf(house.replace('</svg>', '  <unknown a="1"/>\n</svg>'))),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '{End}')
    await expect(await canvas.findByDisplayValue('<unknown a="1"/>')).toBeVisible()
  },
}

/** The palette by key. */
export const Palette: Story = {
  name: 'Befehle',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '{ArrowDown}{ArrowDown}e')
    await expect(await canvas.findByRole('button', { name: '9 In Blau färben' })).toBeVisible()
    await press(userEvent, '9')
    await expect(await canvas.findByRole('textbox', { name: 'Füllung' })).toHaveValue('1f5fa8')
  },
}

/** An attribute is being named, with the attributes of SVG to choose from. */
export const Attribute: Story = {
  name: 'Attribut',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '{ArrowDown}{ArrowDown}i')
    await press(userEvent, 'rx{Enter}')
    await press(userEvent, '12{Enter}')
    await expect(await canvas.findByRole('textbox', { name: 'rx' })).toHaveValue('12')
  },
}

/** A colour with its palette. */
export const Colour: Story = {
  name: 'Farbe',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '{ArrowDown}{ArrowDown}{ArrowRight}{End}{ArrowUp}')
    const palette = within(await canvas.findByRole('group', { name: 'Farben für Füllung' }))
    await userEvent.click(palette.getByRole('button', { name: '#1f5fa8' }))
    await expect(await canvas.findByRole('textbox', { name: 'Füllung' })).toHaveValue('1f5fa8')
  },
}

/** Kept drawings, one of them duplicated. */
export const Library: Story = {
  name: 'Bibliothek',
  args: {
    storage: memoryStorage<SvgEditorData>({
      ...drawingOf(house),
      library: [toTree(readSvg(foreign.figma)), toTree(readSvg(house))],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '{F6}{F6}d')
    await expect(await canvas.findByRole('option', { name: 'svg0011', selected: true })).toBeVisible()
  },
}

/** A source that cannot be read: the error is located and marked, the drawing stays. */
export const SourceProblem: Story = {
  name: 'Fehler im Quelltext',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, 'q')
    const text = () => canvasElement.querySelector('.svg-editor-source-text')?.shadowRoot
    await waitFor(() => expect(text()?.activeElement).toBeTruthy(), { timeout: 8000 })
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '&')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    text()?.activeElement?.dispatchEvent(paste)
    await expect(await canvas.findByText(/^Zeile 1, Spalte 1: /)).toBeVisible()
    await expect(text()?.querySelector('.cm-fault')).toBeTruthy()
  },
}

/** A shape is moved into line with others, and guides show it. */
export const Guides: Story = {
  name: 'Hilfslinien',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '/ell{Enter}')
    await waitFor(() => expect(canvas.getByRole('tree')).toHaveFocus())
    await press(userEvent, 't9{ArrowDown}e')
    const drawn = () => canvasElement.querySelector('.svg-editor-canvas')?.firstElementChild?.shadowRoot
    await waitFor(() => expect(drawn()?.querySelector('.guide')).toBeTruthy())
  },
}

/** A hidden and a fixed element say so in the tree. */
export const Hidden: Story = {
  name: 'Ausgeblendet und fixiert',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, '{ArrowDown}{ArrowDown}h{ArrowDown}l')
    await expect(await canvas.findByRole('treeitem', { name: /rect001.*ausgeblendet/ })).toBeVisible()
    await expect(await canvas.findByRole('treeitem', { name: /polygon001.*fixiert/ })).toBeVisible()
  },
}

/** The output dialog. */
export const Output: Story = {
  name: 'Ausgabe',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, 'fo')
    await userEvent.click(await canvas.findByRole('radio', { name: 'TSX' }))
    await expect(canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /Byte/ }).value).toContain(
      'export function Svg001(props: SVGProps<SVGSVGElement>)',
    )
  },
}

/** The result of SVGO beside the original. */
export const Optimised: Story = {
  name: 'Optimiert',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, 'fo')
    await userEvent.click(await canvas.findByRole('radio', { name: 'SVGO' }))
    await expect(await canvas.findByRole('img', { name: 'Nachher' })).toBeVisible()
    await expect(canvas.getByText(/% des Originals/)).toBeVisible()
  },
}

/** The PNG output, with a chequered ground where it is transparent. */
export const Picture: Story = {
  name: 'Bild',
  args: { storage: memoryStorage<SvgEditorData>(drawingOf(house)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /path001/ })
    await press(userEvent, 'fo')
    await userEvent.click(await canvas.findByRole('radio', { name: 'PNG' }))
    await expect(await canvas.findByText('800 × 800 Punkte')).toBeVisible()
    await expect(await canvas.findByText(/^[\d.]+ Byte$/)).toBeVisible()
  },
}

/** The mock screen. */
export const Draft: Story = {
  name: 'Entwurf',
  render: () => <SvgEditorMock />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Achsen' })).toBeVisible()
  },
}
