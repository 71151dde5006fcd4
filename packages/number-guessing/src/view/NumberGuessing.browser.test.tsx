import { memoryStorage } from '@kleinzeug/storage'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { NumberGuessingData } from '../model/data.ts'
import { numberGuessingSlice } from '../storage.ts'
import { NumberGuessing } from './NumberGuessing.tsx'
import type { SolvedGame } from './NumberGuessingContext.ts'

const stored = (change: Partial<NumberGuessingData> = {}) =>
  memoryStorage<NumberGuessingData>({ ...numberGuessingSlice.defaults(), ...change })

test('a server-rendered page hydrates without a mismatch, then the data comes', async () => {
  const tool = <NumberGuessing storage={stored({ mode: 'adversary', range: { low: 1, high: 10 } })} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tool)
  const mismatch = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, tool, { onRecoverableError: mismatch })
  await expect.poll(() => container.textContent).toContain('Ich lege mich nicht fest')
  expect(mismatch).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})

test('a guess is stored, said once, and the field is ready for the next', async () => {
  const storage = stored()
  const screen = await render(
    <StrictMode>
      <NumberGuessing storage={storage} sources={{ random: () => 0 }} />
    </StrictMode>,
  )
  await userEvent.keyboard('g')
  await userEvent.keyboard('50{Enter}')
  const field = screen.getByRole('textbox', { name: 'Deine Zahl, 1 bis 100' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
  expect(storage.read()?.games[0]?.turns).toEqual([{ guess: 50, answer: 'lower' }])
  await expect
    .poll(() => [...document.querySelectorAll('[role=status]')].at(-1)?.textContent)
    .toBe('50 ist zu groß.')
})

test('onSolved is told once of a number that was found, by the visitor or by the program', async () => {
  const onSolved = vi.fn<(game: SolvedGame) => void>()
  const screen = await render(
    <NumberGuessing storage={stored()} sources={{ random: () => 0 }} onSolved={onSolved} />,
  )
  await userEvent.keyboard('g')
  await userEvent.keyboard('50{Enter}')
  expect(onSolved).not.toHaveBeenCalled()
  await userEvent.keyboard('1{Enter}')
  expect(onSolved.mock.calls).toEqual([[{ mode: 'guess', low: 1, high: 100, guesses: 2 }]])
  await screen.rerender(<NumberGuessing storage={stored({ mode: 'think' })} onSolved={onSolved} />)
  await screen.getByRole('button', { name: /Richtig|Treffer|Genau|stimmt/i }).click()
  expect(onSolved).toHaveBeenLastCalledWith({ mode: 'think', low: 1, high: 100, guesses: 1 })
})

test('the program is answered by arrow keys, and a slip is taken back', async () => {
  const storage = stored({ mode: 'think' })
  await render(<NumberGuessing storage={storage} />)
  await userEvent.keyboard('{ArrowUp}{ArrowDown}z')
  await expect.poll(() => storage.read()?.games[0]?.turns).toEqual([{ guess: 50, answer: 'higher' }])
  await userEvent.keyboard('=')
  expect(storage.read()?.results).toHaveLength(1)
})

test('the key and the button for the last answer do what they are named after', async () => {
  const storage = stored({
    mode: 'think',
    results: [{ time: 1, mode: 'guess', low: 1, high: 100, guesses: 3 }],
  })
  const screen = await render(<NumberGuessing storage={storage} />)
  const turns = () => storage.read()?.games.find(({ mode }) => mode === 'think')?.turns.length
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  await screen.getByRole('radio', { name: 'Du rätst' }).click({ force: true })
  await screen.getByRole('button', { name: /^Statistik leeren/ }).click()
  await screen.getByRole('radio', { name: 'Ich rate' }).click({ force: true })
  const back = screen.getByRole('button', { name: 'Letzte Antwort zurücknehmen' })
  await expect.element(back).not.toHaveAttribute('aria-keyshortcuts')
  await back.click()
  expect(turns()).toBe(1)
  await userEvent.keyboard('z')
  expect(turns()).toBe(2)
  // What is taken back next happened in another game: it is shown there.
  await userEvent.keyboard('z')
  expect(storage.read()).toMatchObject({ mode: 'guess', results: [{ guesses: 3 }] })
})

test('giving up against the adversary names what was possible and no number', async () => {
  const screen = await render(<NumberGuessing storage={stored({ mode: 'adversary' })} />)
  await userEvent.keyboard('g')
  await userEvent.keyboard('50{Enter}')
  await screen.getByRole('button', { name: 'Aufgeben' }).click()
  await expect
    .element(screen.getByText('Festgelegt war keine Zahl. Möglich waren noch alle von 51 bis 100.').first())
    .toBeVisible()
})

test('a challenge is the same number for both, and goes on where it was left', async () => {
  const codes: string[] = []
  const link = (code: string) => {
    codes.push(code)
    return `https://example.org/#${code}`
  }
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const mine = stored()
  const sent = await render(<NumberGuessing storage={mine} linkTo={link} />)
  await sent.getByRole('button', { name: 'Herausfordern' }).click()
  await expect.element(sent.getByText(/Link kopiert/)).toBeVisible()
  await sent.unmount()
  const theirs = stored()
  const taken = vi.fn<() => void>()
  const code = codes.at(-1)
  const screen = await render(
    <NumberGuessing storage={theirs} challenge={code} onChallenge={taken} linkTo={link} />,
  )
  await expect.element(screen.getByText(/Ihr ratet beide dieselbe Zahl/).first()).toBeVisible()
  expect(taken).toHaveBeenCalledOnce()
  expect(theirs.read()?.games[0]?.secret).toBe(mine.read()?.games[0]?.secret)
  await userEvent.keyboard('g')
  await userEvent.keyboard(`${theirs.read()?.games[0]?.secret}{Enter}`)
  await expect.element(screen.getByText(/https:\/\/example\.org\/#1-100-/)).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Rückblick' })).toBeVisible()
  vi.restoreAllMocks()
})

test('numbers in words', async () => {
  const screen = await render(<NumberGuessing storage={stored({ mode: 'think' })} />)
  await screen.getByRole('switch', { name: 'Zahlen auch in Worten' }).click({ force: true })
  await expect.element(screen.getByText(/^fünfzig/)).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByText(/^fünfundsiebzig/)).toBeVisible()
})
