import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { englishLabels } from '../labels.en.ts'
import { defaultRecipes } from '../model/recipe.ts'
import '../styles.css'
import { PasswordMaker } from './PasswordMaker.tsx'
import { stored } from './recipes.fixtures.ts'

const meta = {
  title: 'Werkzeuge/Pass Maker',
  component: PasswordMaker,
  argTypes: { storage: { control: false }, sources: { control: false }, labels: { control: false } },
} satisfies Meta<typeof PasswordMaker>

export default meta
type Story = StoryObj<typeof meta>

const password = (root: HTMLElement) => root.querySelector('.password-maker-password')?.textContent ?? ''

export const Words: Story = {
  name: 'Wörter',
  tags: ['picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(password(canvasElement)).toMatch(/^([A-Z][a-z]+-){5}[A-Z][a-z]+$/))
    const first = password(canvasElement)
    const bits = canvas.getByText(/Bit$/, { selector: '.ui-legend' }).textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Neu' }))
    await waitFor(() => expect(password(canvasElement)).not.toBe(first))
    await expect(canvas.getByText(/Bit$/, { selector: '.ui-legend' })).toHaveTextContent(bits, {
      normalizeWhitespace: false,
    })
    await userEvent.click(canvas.getByText('Die letzten'))
    await expect(await canvas.findByText(first)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Das 1. zurückholen' }))
    await expect(password(canvasElement)).toBe(first)
  },
}

export const Characters: Story = {
  name: 'Zeichen',
  args: { storage: stored('account') },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(password(canvasElement)).toHaveLength(20))
    await expect(canvas.getByText('131 Bit', { collapseWhitespace: true })).toBeVisible()
  },
}

export const Wifi: Story = {
  name: 'WLAN',
  args: { storage: stored('wifi') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(password(canvasElement)).not.toBe(''))
    await expect(canvas.getByText('WLAN mitgeschnitten')).toBeVisible()
    await userEvent.click(canvas.getByText('Aufs Telefon'))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name des WLANs' }), 'Garten; oben')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'QR-Code mit dem Passwort' })).toBeVisible())
  },
}

export const Pin: Story = {
  name: 'PIN',
  args: { storage: stored('pin') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(password(canvasElement)).toMatch(/^\d{6}$/))
  },
}

export const Syllables: Story = {
  name: 'Silben',
  args: { storage: stored('main', { kind: 'syllables' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(password(canvasElement)).toMatch(/^([a-z]{5}-){4}[a-z]{5}$/))
  },
}

/** The strength is asked for; the length follows. */
export const WantedStrength: Story = {
  name: 'Gewünschte Stärke',
  args: { storage: stored('main', { by: 'bits', bits: 100 }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Dafür genügen 8/)).toBeVisible())
  },
}

/** What cannot be reached is said, with what to do. */
export const StrengthUnreached: Story = {
  name: 'Stärke nicht erreicht',
  args: {
    storage: stored('account', {
      by: 'bits',
      bits: 128,
      characters: { ...defaultRecipes.account.characters, maxLength: 8 },
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/sind so nicht möglich/)).toBeVisible())
  },
}

export const NothingLeft: Story = {
  name: 'Nichts übrig',
  args: {
    storage: stored('account', {
      characters: {
        ...defaultRecipes.account.characters,
        lower: 'off',
        upper: 'off',
        digits: 'off',
        symbols: 'off',
      },
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/bleibt kein Zeichen übrig/)).toBeVisible()
    await userEvent.click((await canvas.findAllByRole('radio', { name: 'erlaubt' }))[2]!)
    await waitFor(() => expect(password(canvasElement)).toMatch(/^\d{20}$/))
  },
}

export const SiteRules: Story = {
  name: 'Regeln einer Seite',
  args: { storage: stored('account') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Regeln einer Website'))
    const field = canvas.getByRole('textbox', { name: 'Regeln' })
    await userEvent.type(field, 'required: uper')
    await userEvent.click(canvas.getByRole('button', { name: 'Regeln übernehmen' }))
    await expect(canvas.getByText(/„uper“ ist keine Zeichengruppe/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'required: upper; required: digit; maxlength: 12')
    await userEvent.click(canvas.getByRole('button', { name: 'Regeln übernehmen' }))
    await waitFor(() => expect(password(canvasElement)).toMatch(/^[A-Z\d]{12}$/))
  },
}

export const Spelled: Story = {
  name: 'Buchstabiert',
  args: { storage: stored('pin') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(password(canvasElement)).not.toBe(''))
    await userEvent.click(canvas.getByText('Buchstabieren'))
    await expect(canvas.getAllByText(/^Ziffer /)).toHaveLength(6)
  },
}

export const Many: Story = {
  name: 'Viele',
  args: { storage: stored('account') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Viele auf einmal'))
    const count = canvas.getByRole('textbox', { name: 'Anzahl' })
    await userEvent.clear(count)
    await userEvent.type(count, '1,5{Enter}')
    await expect(canvas.getByText('Eine ganze Zahl von 1 bis 500.')).toBeVisible()
    await userEvent.clear(count)
    await userEvent.type(count, '25{Enter}')
    const made = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: '25 Passwörter' }).value
    await expect(new Set(made.split('\n')).size).toBe(25)
  },
}

/** A password of one's own is checked here, with what it loads then. */
export const Own: Story = {
  name: 'Eigenes Passwort',
  args: { storage: stored('pin') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Eigenes prüfen'))
    await userEvent.type(canvas.getByLabelText('Dein Passwort'), 'sommer2024')
    await waitFor(() => expect(canvas.getByText(/^Höchstens/)).toBeVisible(), { timeout: 20_000 })
  },
}

export const Hidden: Story = {
  name: 'Verdeckt',
  args: { storage: stored('account') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(password(canvasElement)).not.toBe(''))
    await userEvent.click(canvas.getByRole('button', { name: 'Verbergen' }))
    await expect(canvas.getByText('Verborgen, 20 Zeichen')).toBeInTheDocument()
  },
}

/** 128 characters, and a digit drawn into each of the gaps: the layout holds. */
export const Long: Story = {
  name: 'Lang',
  args: {
    storage: stored('main', {
      words: { language: 'german', count: 20, separator: 'digit', capitals: 'one', digit: true },
    }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(password(canvasElement).length).toBeGreaterThan(100))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Keys: Story = {
  name: 'Tasten',
  args: { storage: stored('account') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(password(canvasElement)).toHaveLength(20))
    canvas.getByRole('button', { name: 'Kopieren' }).focus()
    await userEvent.keyboard('+')
    await waitFor(() => expect(password(canvasElement)).toHaveLength(21))
    await userEvent.keyboard('?')
    await expect(await canvas.findByRole('dialog', { name: 'Tasten' })).toBeVisible()
  },
}

export const English: Story = {
  name: 'Englisch',
  args: {
    labels: englishLabels,
    storage: stored('main', { words: { ...defaultRecipes.main.words, language: 'english' } }),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(password(canvasElement)).not.toBe(''))
    await expect(canvas.getByRole('button', { name: 'New' })).toBeVisible()
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
          <PasswordMaker storage={stored('account')} labels={{ title: `Pass Maker, ${label}` }} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.password-maker-password')).toHaveLength(5))
    await expect(canvas.getAllByRole('region')).toHaveLength(5)
  },
}
