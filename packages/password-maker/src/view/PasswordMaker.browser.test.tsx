import { memoryStorage } from '@kleinzeug/storage'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PasswordMakerData } from '../model/data.ts'
import { passwordMakerSlice } from '../storage.ts'
import { PasswordMaker } from './PasswordMaker.tsx'

const stored = (change: Partial<PasswordMakerData> = {}) =>
  memoryStorage<PasswordMakerData>({ ...passwordMakerSlice.defaults(), purpose: 'account', ...change })

const shown = () => document.querySelector('.password-maker-password')?.textContent ?? ''

test('a server-rendered page hydrates without a mismatch, then the data comes', async () => {
  const tool = <PasswordMaker storage={stored({ purpose: 'pin' })} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tool)
  const mismatch = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, tool, { onRecoverableError: mismatch })
  await expect.poll(shown).toMatch(/^\d{6}$/)
  expect(mismatch).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})

test('in strict mode one change draws one password', async () => {
  const screen = await render(
    <StrictMode>
      <PasswordMaker storage={stored()} />
    </StrictMode>,
  )
  await expect.poll(shown).toHaveLength(20)
  await screen.getByText('Die letzten').click()
  await expect.element(screen.getByText('Noch ist keins ersetzt worden.')).toBeVisible()
})

test('each password is told once', async () => {
  const told = vi.fn<(password: string | undefined) => void>()
  const screen = await render(
    <StrictMode>
      <PasswordMaker storage={stored()} onPasswordChange={told} />
    </StrictMode>,
  )
  await expect.poll(shown).toHaveLength(20)
  const first = shown()
  expect(told.mock.calls).toEqual([[first]])
  screen.getByRole('button', { name: 'Kopieren' }).element().focus()
  await userEvent.keyboard('n')
  await expect.poll(shown).not.toBe(first)
  expect(told.mock.calls).toEqual([[first], [shown()]])
})

test('without shortcuts keys act inside the tool alone, and never in a text field', async () => {
  const screen = await render(<PasswordMaker storage={stored()} shortcuts={false} />)
  await expect.poll(shown).toHaveLength(20)
  const first = shown()
  await userEvent.keyboard('n')
  expect(shown()).toBe(first)
  await userEvent.type(screen.getByRole('textbox', { name: 'Höchstlänge der Website' }), 'n')
  expect(shown()).toBe(first)
  screen.getByRole('button', { name: 'Kopieren' }).element().focus()
  await userEvent.keyboard('n')
  await expect.poll(shown).not.toBe(first)
})

describe('the clipboard', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const press = (name: string) =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click()

  test('is not cleared while the page is not in front, and the tool says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await render(<PasswordMaker storage={stored({ clearAfter: 30 })} />)
    await expect.poll(shown).toHaveLength(20)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press('Kopieren')
    await vi.waitFor(() => expect(write).toHaveBeenCalledWith(shown()))
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    expect(write).toHaveBeenCalledTimes(1)
    await expect.element(screen.getByText(/das Fenster war nicht vorn/)).toBeVisible()
    focus.mockReturnValue(true)
    await screen.getByRole('button', { name: 'Jetzt leeren' }).click()
    expect(write).toHaveBeenLastCalledWith('')
    await expect.element(screen.getByText('Die Zwischenablage ist geleert.')).toBeVisible()
  })

  test('is cleared as soon as the window is in front again, and the tool says that it was late', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await render(<PasswordMaker storage={stored({ clearAfter: 30 })} />)
    await expect.poll(shown).toHaveLength(20)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press('Kopieren')
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1))
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    expect(write).toHaveBeenCalledTimes(1)
    focus.mockReturnValue(true)
    dispatchEvent(new Event('focus'))
    await expect.element(screen.getByText(/^Geleert, seit du zurück bist/)).toBeVisible()
    expect(write).toHaveBeenLastCalledWith('')
    dispatchEvent(new Event('focus'))
    expect(write).toHaveBeenCalledTimes(2)
  })

  test('what was said of the copied one goes with the next password, and the promise is kept', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    const screen = await render(<PasswordMaker storage={stored({ clearAfter: 30 })} />)
    await expect.poll(shown).toHaveLength(20)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press('Kopieren')
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1))
    press('Neu')
    await vi.waitFor(() =>
      expect(document.querySelector('.password-maker-copy-status')?.textContent).toBe(''),
    )
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    expect(write).toHaveBeenLastCalledWith('')
    await expect.element(screen.getByText('Die Zwischenablage ist geleert.')).toBeVisible()
  })

  test('what is copied on the page meanwhile is left alone', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await render(<PasswordMaker storage={stored({ clearAfter: 30 })} />)
    await expect.poll(shown).toHaveLength(20)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press('Kopieren')
    await vi.waitFor(() => expect(document.body.textContent).toContain('wird in 30'))
    document.dispatchEvent(new Event('copy'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(write).toHaveBeenCalledTimes(1)
  })

  test('is cleared in time also when the tool was left', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    const screen = await render(<PasswordMaker storage={stored({ clearAfter: 30 })} />)
    await expect.poll(shown).toHaveLength(20)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press('Kopieren')
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1))
    await screen.unmount()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(write).toHaveBeenLastCalledWith('')
  })

  test('a refused copy says what to do', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const screen = await render(<PasswordMaker storage={stored()} />)
    await expect.poll(shown).toHaveLength(20)
    press('Kopieren')
    await expect.element(screen.getByText(/Markiere das Passwort/)).toBeVisible()
  })
})

test('hidden, nothing on the page tells the password: not its spelling, its code, nor many others', async () => {
  const screen = await render(<PasswordMaker storage={stored()} />)
  await expect.poll(shown).toHaveLength(20)
  for (const summary of document.querySelectorAll('summary')) summary.click()
  await screen.getByRole('button', { name: 'Erzeugen' }).click()
  await expect.element(screen.getByRole('textbox', { name: '10 Passwörter' })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'QR-Code mit dem Passwort' })).toBeVisible()
  await screen.getByRole('button', { name: 'Verbergen' }).click()
  await expect.element(screen.getByRole('img', { name: 'QR-Code mit dem Passwort' })).not.toBeInTheDocument()
  expect(document.querySelector('.password-maker-spelling')).toBeNull()
  expect(document.querySelector('.password-maker-many')).toBeNull()
  await screen.getByRole('button', { name: 'Verbergen' }).click()
  await expect.element(screen.getByRole('textbox', { name: '10 Passwörter' })).toBeVisible()
})

test('the rules of a site are found by its name, without a request', async () => {
  const screen = await render(<PasswordMaker storage={stored()} />)
  await expect.poll(shown).toHaveLength(20)
  await screen.getByText('Regeln einer Website', { exact: true }).click()
  const field = screen.getByRole('textbox', { name: 'Website', exact: true })
  await field.fill('gibt-es-nicht.example')
  await screen.getByRole('button', { name: 'Nachschlagen' }).click()
  await expect.element(screen.getByText(/steht nicht in der Liste/)).toBeVisible()
  await field.fill('https://www.commerzbank.de/')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Es gelten jetzt die Regeln von commerzbank.de.')).toBeVisible()
  await expect.poll(shown).toHaveLength(8)
})

test('words are drawn from a list of one’s own, which is stored nowhere', async () => {
  const storage = stored({ purpose: 'main' })
  const screen = await render(<PasswordMaker storage={storage} sources={{ random: () => 0 }} />)
  await expect.poll(shown).not.toBe('')
  await screen.getByText('Eigene Wortliste', { exact: true }).click()
  const field = screen.getByRole('textbox', { name: 'Wörter', exact: true })
  const button = screen.getByRole('button', { name: 'Diese Wörter nehmen' })
  await field.fill('eins\nzwei\nzwei')
  await button.click()
  await expect.element(screen.getByText(/^Nur 2 verschiedene Wörter\. Nimm mindestens 100/)).toBeVisible()
  await expect.element(field).toHaveValue('eins\nzwei\nzwei')
  const letters = Array.from('abcdefghijkl')
  const words = letters.flatMap((first) => letters.map((second) => `wort${first}${second}`))
  await field.fill([...words, 'worta', 'wort-a', 'wortaa'].join('\n'))
  await button.click()
  await expect
    .element(
      screen.getByText(
        /145 verschiedenen Wörtern\. 1 Zeile wiederholt ein Wort und zählt nicht\. 1 Zeile ist ausgelassen, zuerst Zeile 146/,
      ),
    )
    .toBeVisible()
  await expect.poll(shown).toMatch(/^Worta(-Worta){5}$/)
  await expect.element(screen.getByText('6 Wörter aus 145')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'eigene' })).toBeChecked()
  expect(JSON.stringify(storage.read())).not.toContain('wort')
  await screen.getByRole('combobox', { name: 'Zwischen den Wörtern' }).selectOptions('nichts')
  await screen.getByRole('radio', { name: 'keine' }).click({ force: true })
  await expect.element(screen.getByText(/In deiner Liste beginnen Wörter mit anderen/)).toBeVisible()
  await screen.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await expect.element(screen.getByText('6 Wörter aus 7.696')).toBeVisible()
})

test('throws by hand take part in the number, and the steps to the password can be followed', async () => {
  const screen = await render(
    <PasswordMaker storage={stored({ purpose: 'main' })} sources={{ random: () => 0 }} />,
  )
  await expect.poll(shown).not.toBe('')
  await screen.getByText('Eigener Zufall', { exact: true }).click()
  for (const face of ['1', '6', '2']) await screen.getByRole('button', { name: face, exact: true }).click()
  await expect.element(screen.getByText(/^3 Würfe, 7,7/)).toBeVisible()
  await screen.getByRole('button', { name: 'Daraus ein Passwort' }).click()
  const steps = screen.getByRole('region', { name: 'So wurde daraus das Passwort' })
  // The browser's number is 0; 1, 6 and 2 are 0 · 36 + 5 · 6 + 1.
  await expect.element(steps.getByText(/zog 0, du warfst 31\. .* lässt den Rest 31\.$/)).toBeVisible()
  const words = shown().toLowerCase().split('-')
  for (const [place, word] of words.entries()) {
    await steps.getByRole('button', { name: 'Weiter' }).click()
    const index = place === 0 ? 31 : 0
    await expect
      .element(steps.getByText(new RegExp(`Wort ${index} der Liste, gezählt ab 0, ist „${word}“\\.$`)))
      .toBeVisible()
  }
  await expect.element(steps.getByText(/Schritt 7 von 7$/)).toBeVisible()
  await expect.element(steps.getByRole('button', { name: 'Weiter' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByText(/^0 Würfe/)).toBeVisible()
  await screen.getByRole('button', { name: 'Verbergen' }).click()
  await expect.element(steps).not.toBeInTheDocument()
})

test('on paper stand the parts, and two of them give the password back', async () => {
  const screen = await render(<PasswordMaker storage={stored()} />)
  await expect.poll(shown).toHaveLength(20)
  const password = shown()
  await screen.getByText('Notfallblatt', { exact: true }).click()
  await screen.getByRole('radio', { name: 'drei Teile, zwei genügen' }).click({ force: true })
  const button = screen.getByRole('button', { name: 'Drucken' })
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  dispatchEvent(new Event('beforeprint'))
  const parts = [...document.querySelectorAll('.password-maker-sheet-text')].map((part) => part.textContent)
  expect(parts).toHaveLength(3)
  expect(document.querySelectorAll('.password-maker-sheet .password-maker-code')).toHaveLength(3)
  dispatchEvent(new Event('afterprint'))
  await screen.getByRole('textbox', { name: 'Ein Teil' }).fill(`${parts[2]?.toLowerCase()}`)
  await screen.getByRole('textbox', { name: 'Ein anderer Teil' }).fill('7777')
  await screen.getByRole('button', { name: 'Zusammensetzen' }).click()
  await expect.element(screen.getByText(/Hier stimmt ein Zeichen nicht/)).toBeVisible()
  await screen.getByRole('textbox', { name: 'Ein anderer Teil' }).fill(`${parts[0]}`)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Das Passwort', { exact: true })).toBeVisible()
  expect(document.querySelector('form .password-maker-written code')?.textContent).toBe(password)
})

test('a PIN is measured by the three tries that a card allows', async () => {
  const screen = await render(<PasswordMaker storage={stored({ purpose: 'pin' })} />)
  await expect.element(screen.getByText('1 zu 330.000', { exact: true })).toBeVisible()
  expect(document.body.textContent).not.toContain('NTLM')
})

test.each(['main', 'account', 'wifi', 'pin', 'name'] as const)(
  '%s: the browser restores no text field, for what it restores it writes to the disk',
  async (purpose) => {
    const screen = await render(<PasswordMaker storage={stored({ purpose })} />)
    await expect.poll(shown).not.toBe('')
    for (const summary of document.querySelectorAll('summary')) summary.click()
    await screen.getByRole('button', { name: 'Erzeugen' }).click()
    await expect.element(screen.getByRole('textbox', { name: '10 Passwörter' })).toBeVisible()
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'textarea, input:not([type=radio], [type=checkbox], [type=range])',
      ),
    ]
    expect(fields.some(({ type }) => type === 'password')).toBe(true)
    expect(
      fields
        .filter(({ autocomplete }) => autocomplete !== 'off')
        .map(({ labels }) => labels?.[0]?.textContent),
    ).toEqual([])
    expect(document.querySelector('[contenteditable]')).toBeNull()
  },
)
