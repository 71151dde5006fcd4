import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import './decider.css'
import { Decider } from './Decider.tsx'
import { countingRandom, numbered, stored } from './Decider.fixtures.ts'

const rows = () => [...document.querySelectorAll('.decider-item')]

test('of 2,000 rows the browser renders those near the screen', async () => {
  await render(<Decider storage={stored(numbered(2000))} />)
  rows()[1000]?.scrollIntoView({ block: 'center' })
  const rendered = () => rows().filter((row) => row.checkVisibility({ contentVisibilityAuto: true }))
  await vi.waitFor(() => expect(rendered().some((row) => row.textContent.includes('Los 1001'))).toBe(true))
  await vi.waitFor(() => expect(rendered().length).toBeLessThan(170))
  expect(rows()).toHaveLength(2000)
})

/** The changes that the page undergoes outside of the window, from the press to the winner. */
async function changesOfSpin(count: number) {
  const screen = await render(
    <Decider storage={stored(numbered(count))} sources={{ random: countingRandom() }} />,
  )
  const editor = document.querySelector('.decider-editor')
  if (!editor) throw new Error('no editor')
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(editor, { subtree: true, childList: true, attributes: true, characterData: true })
  await screen.getByRole('button', { name: 'Entscheiden' }).click()
  while (!document.querySelector('.decider-winner')) await vi.advanceTimersToNextTimerAsync()
  changes.push(...observer.takeRecords())
  observer.disconnect()
  await screen.unmount()
  return changes.length
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a spin changes no more of the page with 2,000 entries than with 5', async () => {
  const few = await changesOfSpin(5)
  expect(few).toBeGreaterThan(0)
  expect(await changesOfSpin(2000)).toBe(few)
})
