import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { englishLabels } from '../labels.en.ts'
import { defaultSettings } from '../model/deciderData.ts'
import './decider.css'
import { Decider } from './Decider.tsx'
import { active, countingRandom, dishes, hostileNames, numbered, stored } from './Decider.fixtures.ts'

const meta = {
  title: 'Werkzeuge/Der Entscheider',
  component: Decider,
  argTypes: { storage: { control: false }, sources: { control: false }, labels: { control: false } },
} satisfies Meta<typeof Decider>

export default meta
type Story = StoryObj<typeof meta>

const still = { ...defaultSettings, animation: false }

/** How a new visitor finds it. */
export const Default: Story = {
  name: 'Erster Besuch',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('switch', { name: /aktiv$/ })).toHaveLength(5)
    const field = canvas.getByRole('textbox', { name: 'Neuer Eintrag' })
    await userEvent.type(field, 'Dacia Spring{Enter}')
    await expect(canvas.getByRole('button', { name: '„Dacia Spring“ umbenennen' })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

/** The winner is shown large in the window and announced once. */
export const Result: Story = {
  name: 'Ergebnis',
  tags: ['picture'],
  args: { storage: stored(dishes, { settings: still }), sources: { random: countingRandom(2) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entscheiden' }))
    await expect(canvas.getByText('Selber kochen', { selector: 'strong *' })).toBeVisible()
    await expect(canvas.getByText('Entschieden: Selber kochen')).toHaveRole('status')
  },
}

/** During a spin nothing can be changed; the skip key, or Escape, ends it. */
export const Spinning: Story = {
  name: 'Lauf',
  args: {
    storage: stored(dishes, { settings: { ...defaultSettings, duration: 10 } }),
    sources: { random: countingRandom(1) },
  },
  play: async ({ canvas, userEvent }) => {
    const key = canvas.getByRole('button', { name: 'Entscheiden' })
    await userEvent.click(key)
    await expect(canvas.getByRole('group', { name: 'Listen und Einträge' })).toHaveAttribute('aria-disabled')
    const active = canvas.getByRole('switch', { name: '„Pizza“ aktiv' })
    await userEvent.click(active)
    await expect(active).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: '„Pizza“ löschen' }))
    await expect(canvas.getByRole('button', { name: '„Pizza“ löschen' })).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Neuer Eintrag' })
    field.focus()
    await userEvent.keyboard('Suppe{Enter}')
    await expect(field).toHaveValue('')
    key.focus()
    await expect(key).toHaveFocus()
  },
}

export const Skipped: Story = {
  name: 'Übersprungen',
  args: { storage: stored(dishes), sources: { random: countingRandom(1) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entscheiden' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Entschieden: Nudeln')).toHaveRole('status')
    await expect(canvas.getByRole('group', { name: 'Listen und Einträge' })).not.toHaveAttribute(
      'aria-disabled',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Entscheiden' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Überspringen' }))
    await expect(canvas.getByRole('button', { name: 'Überspringen' })).toHaveFocus()
  },
}

/** No list is left: the first step is named. */
export const NoLists: Story = {
  name: 'Keine Liste',
  args: { storage: stored([], { lists: [] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Noch gibt es keine Liste/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Neue Liste' }), 'Urlaub{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Urlaub' })).toBeVisible()
    await expect(canvas.getByText(/Diese Liste ist noch leer/)).toBeVisible()
  },
}

export const EmptyList: Story = { name: 'Leere Liste', args: { storage: stored([]) } }

/** Below two active items it refuses, with the reason at the key. */
export const OneActive: Story = {
  name: 'Nur einer aktiv',
  args: {
    storage: stored([
      { name: 'Pizza', active: true },
      { name: 'Salat', active: false },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const key = canvas.getByRole('button', { name: 'Entscheiden' })
    await expect(key).toHaveAccessibleDescription(/mindestens zwei aktive Einträge/)
    await userEvent.click(key)
    await expect(canvas.getByText(/nur einer aktiv/, { selector: '[role=status]' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('switch', { name: '„Salat“ aktiv' }))
    await expect(key).not.toHaveAttribute('aria-disabled')
  },
}

/** The winner drops out, and comes back with undo. */
export const Elimination: Story = {
  name: 'Ausscheiden',
  args: {
    storage: stored(dishes, { settings: { ...still, elimination: true } }),
    sources: { random: countingRandom() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entscheiden' }))
    const pizza = canvas.getByRole('switch', { name: '„Pizza“ aktiv' })
    await expect(pizza).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Ausscheiden rückgängig' }))
    await expect(pizza).toBeChecked()
    await expect(canvas.getByText('4 von 4 aktiv')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Entscheiden' }))
    await expect(canvas.getByTitle(/ist ausgeschieden/)).toBeVisible()
  },
}

/** A round of elimination to its end: the window keeps its height, and all items come back at once. */
export const LastRemaining: Story = {
  name: 'Übrig',
  args: {
    storage: stored(dishes, { settings: { ...still, elimination: true } }),
    sources: { random: countingRandom() },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const height = () => canvasElement.querySelector('.decider-window')?.clientHeight
    const before = height()
    for (let draw = 0; draw < 3; draw++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Entscheiden' }))
      await expect(height()).toBe(before)
    }
    const last = canvasElement.querySelector('.decider-remaining')
    await expect(last).toBeVisible()
    await expect(last).toHaveTextContent(/^Übrig/)
    await userEvent.click(canvas.getByRole('button', { name: 'Alle wieder dabei' }))
    await expect(canvas.getByText('4 von 4 aktiv')).toBeVisible()
    await expect(height()).toBe(before)
  },
}

/** Several winners of one draw. */
export const SeveralWinners: Story = {
  name: 'Mehrere Gewinner',
  args: {
    storage: stored(numbered(40), { settings: { ...still, winners: 3 } }),
    sources: { random: countingRandom(3) },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entscheiden' }))
    await expect(canvas.getByRole('list', { name: 'Gewinner' }).children).toHaveLength(3)
    await expect(canvas.getByText(/^Entschieden: .+, .+ und .+$/)).toHaveRole('status')
    // The lamps of many candidates load with them.
    await waitFor(() => expect(canvasElement.querySelectorAll('.decider-field [data-won]')).toHaveLength(1))
    const count = canvas.getByRole('spinbutton', { name: 'Gewinner auf einmal' })
    await userEvent.clear(count)
    await expect(count).toHaveAccessibleDescription('Gib eine ganze Zahl von 1 bis 99 ein.')
    await userEvent.type(count, '40')
    await expect(canvas.getByRole('button', { name: 'Entscheiden' })).toHaveAccessibleDescription(
      /mindestens 41 aktive Einträge/,
    )
    await userEvent.clear(count)
    await userEvent.type(count, '3')
  },
}

/** Weights with the chances they make; what is no weight is refused at its field. */
export const Weights: Story = {
  name: 'Gewichte',
  args: {
    storage: stored(
      [
        { name: 'Pizza', active: true, weight: 3 },
        { name: 'Nudeln', active: true },
        { name: 'Salat', active: false },
      ],
      { settings: { ...still, weighted: true } },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Gewicht von „Nudeln“' })
    await expect(canvas.getAllByText('75 %')[0]).toBeVisible()
    await userEvent.clear(field)
    await expect(field).toHaveAccessibleDescription('Eine ganze Zahl von 1 bis 999.')
    await userEvent.type(field, '2')
    await expect(field).not.toHaveAccessibleDescription()
    await expect(canvas.getAllByText('40 %')[0]).toBeVisible()
    await userEvent.clear(field)
  },
}

const entry = (item: string, day: number) => ({ time: Date.UTC(2026, 10, day, 11, 30), list: 'Essen', item })

export const WithHistory: Story = {
  name: 'Mit Verlauf',
  args: {
    storage: stored(dishes, { history: [entry('Salat', 20), entry('Pizza', 19), entry('Salat', 18)] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Verlauf'))
    await expect(await canvas.findAllByText('Salat', { selector: '.decider-decision' })).toHaveLength(2)
    await userEvent.click(await canvas.findByRole('button', { name: 'Verlauf leeren' }))
    await expect(canvas.getByText('Noch ist nichts entschieden.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await expect(await canvas.findAllByText('Salat', { selector: '.decider-decision' })).toHaveLength(2)
  },
}

/** 500 candidates are 500 lamps, all in sight, and as many rows to read and edit. */
export const FiveHundred: Story = {
  tags: ['more'],
  name: 'Fünfhundert',
  args: { storage: stored(numbered(500), { settings: still }), sources: { random: countingRandom(136) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entscheiden' }))
    await expect(canvas.getByText('137 von 500')).toBeVisible()
    await expect(canvas.getByText('Entschieden: Los 137')).toHaveRole('status')
  },
}

export const TwentyFour: Story = {
  tags: ['more'],
  name: 'Vierundzwanzig',
  args: { storage: stored(numbered(24)) },
}

/** Names of 10,000 characters, markup, emoji and right-to-left text are text; the layout holds. */
export const HostileNames: Story = {
  name: 'Widrige Namen',
  args: {
    storage: stored(active(...hostileNames), { settings: still }),
    sources: { random: countingRandom() },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entscheiden' }))
    await expect(canvas.getAllByText('<img src=x onerror="alert(1)"><b>fett</b>')[0]).toBeVisible()
    await expect(canvasElement.querySelector('img, b')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** Each refusal is shown at its field, which keeps the typed text. */
export const Refusals: Story = {
  name: 'Absagen',
  args: { storage: stored(dishes) },
  play: async ({ canvas, userEvent }) => {
    const item = canvas.getByRole('textbox', { name: 'Neuer Eintrag' })
    await userEvent.type(item, ' pizza {Enter}')
    await expect(item).toHaveAccessibleDescription('„pizza“ steht schon in dieser Liste.')
    await expect(item).toHaveValue(' pizza ')
    const list = canvas.getByRole('textbox', { name: 'Neue Liste' })
    await userEvent.type(list, 'essen{Enter}')
    await expect(list).toHaveAccessibleDescription('Eine Liste „essen“ gibt es schon.')
    await userEvent.click(canvas.getByRole('button', { name: '„Salat“ umbenennen' }))
    const rename = canvas.getByRole('textbox', { name: 'Name des Eintrags' })
    await expect(rename).toHaveFocus()
    await userEvent.clear(rename)
    await userEvent.keyboard('{Enter}')
    await expect(rename).toHaveAccessibleDescription('Der Eintrag braucht einen Namen.')
  },
}

export const Renaming: Story = {
  name: 'Umbenennen',
  args: { storage: stored(dishes) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '„Salat“ umbenennen' }))
    await userEvent.keyboard('Suppe{Enter}')
    await expect(canvas.getByRole('button', { name: '„Suppe“ umbenennen' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Liste umbenennen' }))
    await userEvent.keyboard('Mittag{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Mittag' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Liste umbenennen' })).toHaveFocus()
  },
}

const order = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('.decider-item-name bdi')].map((name) => name.textContent)

/** By the arrow keys on the handle, or by the two keys that a press on it brings out. */
export const Moving: Story = {
  name: 'Verschieben',
  args: { storage: stored(dishes) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const handle = canvas.getByRole('button', { name: '„Pizza“ verschieben' })
    handle.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(order(canvasElement)).toEqual(['Nudeln', 'Pizza', 'Selber kochen', 'Salat'])
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('„Pizza“ steht auf Platz 4 von 4.')).toHaveRole('status')
    await userEvent.click(handle)
    await userEvent.click(canvas.getByRole('button', { name: '„Pizza“ nach oben' }))
    await expect(order(canvasElement)).toEqual(['Nudeln', 'Selber kochen', 'Pizza', 'Salat'])
  },
}

export const Deleting: Story = {
  name: 'Löschen',
  args: { storage: stored(dishes) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '„Nudeln“ löschen' }))
    await expect(canvas.getByRole('button', { name: '„Selber kochen“ löschen' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await expect(order(canvasElement)).toEqual(['Pizza', 'Nudeln', 'Selber kochen', 'Salat'])
    await userEvent.click(canvas.getByRole('button', { name: 'Liste löschen' }))
    await expect(canvas.getByText('Liste „Essen“ gelöscht.', { selector: '.decider-undo *' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await expect(canvas.getByRole('heading', { name: 'Essen' })).toBeVisible()
  },
}

/** Many lines at once: what is left out is reported, and duplicates stay in the field. */
export const Pasting: Story = {
  tags: ['more'],
  name: 'Viele Zeilen',
  args: { storage: stored(dishes) },
  play: async ({ canvas, userEvent }) => {
    const item = canvas.getByRole('textbox', { name: 'Neuer Eintrag' })
    await userEvent.click(item)
    await userEvent.paste('Suppe\nPizza\n\nSushi\n')
    const field = await canvas.findByRole('textbox', { name: 'Ein Eintrag je Zeile' })
    await userEvent.click(canvas.getByRole('button', { name: 'Zeilen übernehmen' }))
    await expect(field).toHaveValue('Pizza')
    await expect(
      canvas.getByText(
        '2 Einträge hinzugefügt. Doppelt und deshalb stehen gelassen: „Pizza“. Eine leere Zeile ausgelassen.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: '„Sushi“ umbenennen' })).toBeVisible()
  },
}

export const ManyLists: Story = {
  name: 'Mehrere Listen',
  args: {
    storage: stored(dishes, {
      lists: [
        { name: 'Essen', items: dishes },
        { name: 'Film', items: active('Metropolis', 'M', 'Nosferatu') },
        { name: 'Wer spült', items: active('Anna', 'Ben') },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Film/ }))
    await expect(canvas.getByRole('heading', { name: 'Film' })).toBeVisible()
    canvas.getByRole('button', { name: '„Film“ verschieben' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByText('„Film“ steht auf Platz 1 von 3.')).toHaveRole('status')
    await expect(canvas.getByRole('heading', { name: 'Film' })).toBeVisible()
  },
}

export const WithSound: Story = {
  name: 'Mit Ton',
  args: { storage: stored(dishes, { settings: { ...defaultSettings, sound: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Lautstärke' })).toHaveAttribute(
      'aria-valuetext',
      '40 Prozent',
    )
  },
}

export const English: Story = {
  name: 'Englisch',
  args: { labels: englishLabels, storage: stored(active('Pizza', 'Noodles', 'Salad')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decide' })).toBeVisible()
  },
}
