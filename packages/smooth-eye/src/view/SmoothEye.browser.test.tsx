import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { handClock, withSettings } from './sessions.fixtures.ts'
import { SmoothEye } from './SmoothEye.tsx'

let clock: ReturnType<typeof handClock>
beforeEach(() => {
  clock = handClock()
})

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Lets time pass for the exercise, in steps that count as watched. */
async function play(seconds: number) {
  for (let step = 0; step < seconds * 2; step++) {
    clock.pass(500)
    await frame()
    await frame()
  }
}

const dot = () => document.querySelector('.smooth-eye-dot')
const place = () => [dot()?.getAttribute('cx'), dot()?.getAttribute('cy')]

test('the space key starts and pauses, and the dot rests in between', async () => {
  const storage = withSettings({}, [])
  const screen = await render(<SmoothEye storage={storage} sources={clock.sources} />)
  await userEvent.keyboard(' ')
  await play(6)
  await userEvent.keyboard(' ')
  const before = place()
  await play(3)
  expect(place()).toEqual(before)
  await expect.element(screen.getByRole('button', { name: 'Weiter' })).toBeVisible()
  expect(storage.read()?.sessions).toMatchObject([{ seconds: 6, exercise: 'eight' }])
})

test('a press on the field pauses too', async () => {
  const screen = await render(<SmoothEye sources={clock.sources} />)
  await screen.getByRole('button', { name: 'Start' }).click()
  await play(1)
  await userEvent.click(document.querySelector('.smooth-eye-tap')!)
  await expect.element(screen.getByRole('button', { name: 'Weiter' })).toBeVisible()
})

test('arrows change speed and path, but move a focused slider only', async () => {
  const storage = withSettings({ speed: 12, path: 'eight' }, [])
  const screen = await render(<SmoothEye storage={storage} sources={clock.sources} />)
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  expect(storage.read()?.settings).toMatchObject({ speed: 13, path: 'lissajous' })
  screen
    .getByRole('slider', { name: /Punktgröße/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(storage.read()?.settings).toMatchObject({ speed: 13, size: 1.1 })
})

test('it is never faster than 30 degrees a second', async () => {
  const storage = withSettings({ speed: 30 }, [])
  await render(<SmoothEye storage={storage} sources={clock.sources} />)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(storage.read()?.settings.speed).toBe(30)
})

test('a removed session comes back where it was', async () => {
  const storage = withSettings()
  const before = storage.read()?.sessions
  const screen = await render(<SmoothEye storage={storage} sources={clock.sources} />)
  await screen
    .getByRole('button', { name: /entfernen/ })
    .nth(1)
    .click()
  expect(storage.read()?.sessions).toHaveLength(2)
  await expect.element(screen.getByRole('button', { name: 'Rückgängig' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(storage.read()?.sessions).toEqual(before)
})

test('leaving the page keeps the session that runs', async () => {
  const storage = withSettings({}, [])
  const screen = await render(<SmoothEye storage={storage} sources={clock.sources} />)
  await screen.getByRole('button', { name: 'Start' }).click()
  await play(8)
  dispatchEvent(new Event('pagehide'))
  expect(storage.read()?.sessions).toMatchObject([{ seconds: 8 }])
})

test('a tool that is taken off the page keeps the session too', async () => {
  const storage = withSettings({}, [])
  const screen = await render(<SmoothEye storage={storage} sources={clock.sources} />)
  await screen.getByRole('button', { name: 'Start' }).click()
  await play(8)
  await screen.unmount()
  expect(storage.read()?.sessions).toMatchObject([{ seconds: 8 }])
})

test('notifications are asked for by the switch alone, and a refusal is told with what helps', async () => {
  const ask = vi.fn<() => Promise<NotificationPermission>>(() => Promise.resolve('denied'))
  vi.stubGlobal(
    'Notification',
    Object.assign(vi.fn<() => void>(), { permission: 'default', requestPermission: ask }),
  )
  const screen = await render(<SmoothEye sources={clock.sources} />)
  expect(ask).not.toHaveBeenCalled()
  await screen.getByRole('switch', { name: 'Alle 20 Minuten erinnern' }).click()
  await expect.element(screen.getByText(/erlaube Mitteilungen/)).toBeVisible()
  expect(ask).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a server-rendered page hydrates without a mismatch, then the data comes', async () => {
  const tool = <SmoothEye storage={withSettings({ speed: 29 })} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tool)
  const mismatch = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, tool, { onRecoverableError: mismatch })
  await expect.poll(() => container.textContent).toContain('29')
  expect(mismatch).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})
