import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import { defaultLabels } from '../labels.ts'
import '../styles.css'
import { NotationTrainer } from './NotationTrainer.tsx'
import { someRepertoire } from './tree/repertoire.fixtures.ts'
import { history, italian, on, play, promotion, stored, today, type Canvas } from './trainers.fixtures.ts'

/** One trainer in each of the five themes: what axe finds in any of them fails the story. */
function InFiveThemes(left: Parameters<typeof stored>[0]) {
  return themes.map(({ id, label }) => (
    <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
      <NotationTrainer
        storage={stored(left)}
        sources={{ now: () => today }}
        labels={{
          title: `${defaultLabels.title}, ${label}`,
          moves: `${defaultLabels.moves}, ${label}`,
          move: `${defaultLabels.move}, ${label}`,
        }}
      />
    </div>
  ))
}

const meta = {
  title: 'Werkzeuge/Schachnotation/In fünf Farben',
  component: InFiveThemes,
  tags: ['themes'],
} satisfies Meta<typeof InFiveThemes>

export default meta
type Story = StoryObj<typeof meta>

/** Does the same with the trainer of each theme. */
const inEach =
  (act: (trainer: Canvas, element: Element) => Promise<void>) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const trainers = [...canvasElement.querySelectorAll<HTMLElement>('.notation-trainer')]
    const casings = trainers.flatMap((trainer) => [...trainer.querySelectorAll('.notation-trainer-device')])
    const colours = new Set(casings.map((casing) => getComputedStyle(casing).backgroundColor))
    await expect(colours.size).toBe(themes.length)
    for (const trainer of trainers) await act(within(trainer), trainer)
  }

export const Start: Story = {
  name: 'Anfang',
  play: inEach(async (trainer) => {
    await expect(trainer.getByText('Weiß am Zug')).toBeVisible()
  }),
}

export const MidGame: Story = {
  name: 'Mitten im Spiel',
  args: { settings: { showMoves: true } },
  play: inEach(async (trainer) => {
    await play(trainer, 'e2e4', 'e7e5')
    await user.click(on(trainer, 'g1'))
    await expect(trainer.getByRole('cell', { name: '? Sg1-f3' })).toBeVisible()
    await expect(on(trainer, 'f3')).toHaveAttribute('data-target')
  }),
}

export const WrongMove: Story = {
  name: 'Fehler',
  play: inEach(async (trainer) => {
    await play(trainer, 'e2e4', 'd7d5')
    await expect(trainer.getByText('0:05,0')).toBeVisible()
  }),
}

export const Hint: Story = {
  name: 'Tipp',
  play: inEach(async (trainer, element) => {
    await user.dblClick(trainer.getByRole('button', { name: 'Tipp' }))
    await expect(element.querySelector('[data-arrow="e2-e4"]')).toBeVisible()
  }),
}

export const Finished: Story = {
  name: 'Geschafft, mit Verlauf und Fälligem',
  args: history,
  play: inEach(async (trainer) => {
    await play(trainer, ...italian)
    await expect(await trainer.findByText('Neue Bestzeit')).toBeVisible()
    await expect(trainer.getByRole('slider', { name: 'Nachspielen' })).toBeVisible()
    await expect(await trainer.findByRole('img', { name: /Zeiten aus 8 Durchgängen/ })).toBeVisible()
    await expect(trainer.getByRole('button', { name: 'Londoner System' })).toBeVisible()
  }),
}

export const TextMode: Story = {
  name: 'Textmodus',
  args: { settings: { textMode: true, notation: 'figurine' } },
  play: inEach(async (trainer) => {
    const field = trainer.getByPlaceholderText('e2-e4')
    await user.type(field, 'Nf3{Enter}')
    await expect(field).toHaveAccessibleDescription(/eingestellt ist Figurinen/)
    await expect(await trainer.findByRole('button', { name: 'Springer' })).toBeVisible()
  }),
}

export const Promotion: Story = {
  name: 'Umwandlung',
  args: { own: [promotion] },
  play: inEach(async (trainer) => {
    await user.selectOptions(trainer.getByRole('combobox', { name: 'Eröffnung' }), 'Umwandlung')
    await trainer.findByRole('gridcell', { name: 'a7, weißer Bauer' })
    await play(trainer, 'a7a8')
    await expect(trainer.getByRole('dialog', { name: 'Was wird aus dem Bauern?' })).toBeVisible()
  }),
}

export const DamagedLine: Story = {
  name: 'Beschädigte Züge',
  args: { own: [{ ...promotion, title: 'Beschädigt', script: '1. e2-e5' }] },
  play: inEach(async (trainer) => {
    await user.selectOptions(trainer.getByRole('combobox', { name: 'Eröffnung' }), 'Beschädigt')
    await expect(await trainer.findByText(/„e2-e5“ ist hier nicht möglich/)).toBeVisible()
  }),
}

export const Tree: Story = {
  name: 'Repertoire als Baum',
  args: someRepertoire,
  play: inEach(async (trainer) => {
    await user.selectOptions(trainer.getByRole('combobox', { name: 'Eröffnung' }), 'Italienisch für Weiß')
    await user.click(trainer.getByRole('button', { name: 'Als Baum …' }))
    const tree = within(await trainer.findByRole('tree'))
    await user.click(await tree.findByRole('treeitem', { name: /^3\. Lf1-c4 guter Zug/ }))
    await expect(tree.getByRole('treeitem', { name: '2. Sg1-f3 fällig, 3-mal vergessen' })).toBeVisible()
  }),
}

/** Only one modal dialog can be open: one story per theme. */
const dialogs = {
  render: () => <NotationTrainer />,
} satisfies Story

const adding: Story = {
  ...dialogs,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Züge einfügen …' }))
    const field = await canvas.findByRole('textbox', { name: 'Züge' })
    await user.type(field, '1. e2-e5')
    await user.click(canvas.getByRole('button', { name: 'Prüfen' }))
    await expect(field).toHaveAccessibleDescription(/Zeile 1, Zug 1 von Weiß/)
  },
}

const library: Story = {
  ...dialogs,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Bibliothek …' }))
    await user.type(await canvas.findByRole('searchbox', { name: 'Suchen' }), 'wiener')
    await waitFor(() => expect(canvas.getAllByText(/^Wiener/)[0]).toBeVisible())
  },
}

export const AddingDark: Story = { name: 'Hinzufügen, Dunkel', ...adding, globals: { theme: 'dark' } }
export const AddingDarkLight: Story = {
  name: 'Hinzufügen, Dunkel Medium',
  ...adding,
  globals: { theme: 'darkLight' },
}
export const AddingLightLight: Story = {
  name: 'Hinzufügen, Hell Medium',
  ...adding,
  globals: { theme: 'lightLight' },
}
export const AddingLight: Story = { name: 'Hinzufügen, Hell', ...adding, globals: { theme: 'light' } }
export const AddingBlue: Story = { name: 'Hinzufügen, Blau', ...adding, globals: { theme: 'blue' } }
export const LibraryDark: Story = { name: 'Bibliothek, Dunkel', ...library, globals: { theme: 'dark' } }
export const LibraryDarkLight: Story = {
  name: 'Bibliothek, Dunkel Medium',
  ...library,
  globals: { theme: 'darkLight' },
}
export const LibraryLightLight: Story = {
  name: 'Bibliothek, Hell Medium',
  ...library,
  globals: { theme: 'lightLight' },
}
export const LibraryLight: Story = { name: 'Bibliothek, Hell', ...library, globals: { theme: 'light' } }
export const LibraryBlue: Story = { name: 'Bibliothek, Blau', ...library, globals: { theme: 'blue' } }
