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
      <NumberGuessing storage={storage} random={() => 0} />
    </StrictMode>,
  )
  await userEvent.keyboard('g')
  await userEvent.keyboard('50{Enter}')
  const field = screen.getByRole('textbox', { name: 'Deine Zahl, 1 bis 100' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
  expect(storage.read()?.games[0]?.turns).toEqual([{ guess: 50, answer: 'lower' }])
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('50 ist zu groß.')
})

test('the program is answered by arrow keys, and a slip is taken back', async () => {
  const storage = stored({ mode: 'think' })
  await render(<NumberGuessing storage={storage} />)
  await userEvent.keyboard('{ArrowUp}{ArrowDown}z')
  expect(storage.read()?.games[0]?.turns).toEqual([{ guess: 50, answer: 'higher' }])
  await userEvent.keyboard('=')
  expect(storage.read()?.results).toHaveLength(1)
})
