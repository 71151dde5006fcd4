import { Profiler } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { handClock, withSettings } from './log/sessions.fixtures.ts'
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

/** What a run needs is loaded on request: until then nothing has started. */
const hasStarted = () => expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()

const dot = () => document.querySelector('.smooth-eye-dot')
const place = () => [dot()?.getAttribute('cx'), dot()?.getAttribute('cy')]

test('the space key starts and pauses, and the dot rests in between', async () => {
  const storage = withSettings({}, [])
  const screen = await render(
    <SmoothEye storage={storage} steadyTime={clock.steadyTime} sources={clock.sources} />,
  )
  await userEvent.keyboard(' ')
  await hasStarted()
  await play(6)
  await userEvent.keyboard(' ')
  const before = place()
  await play(3)
  expect(place()).toEqual(before)
  await expect.element(screen.getByRole('button', { name: 'Weiter' })).toBeVisible()
  expect(storage.read()?.sessions).toMatchObject([{ seconds: 6, exercise: 'eight' }])
})

/** Where the dot is seen, on the page. */
function seen() {
  const { left, top, width, height } = dot()!.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Longest way of the dot between two frames while a change takes effect, in degrees. */
async function longestWay(change: () => unknown, pixelsPerDegree: number) {
  const places = [seen()]
  const watch = async (frames: number) => {
    for (let count = 0; count < frames; count++) {
      clock.pass(1000 / 60)
      await frame()
      places.push(seen())
    }
  }
  await watch(4)
  await change()
  await watch(90)
  const ways = places.slice(1).map(({ x, y }, at) => Math.hypot(x - places[at]!.x, y - places[at]!.y))
  return Math.max(...ways) / pixelsPerDegree
}

test(
  'a smaller field, another size and another distance do not make the dot jump',
  { tags: ['more'] },
  async () => {
    const storage = withSettings({ speed: 20, path: 'lissajous' }, [])
    const screen = await render(
      <div style={{ width: 900 }}>
        <SmoothEye storage={storage} steadyTime={clock.steadyTime} sources={clock.sources} />
      </div>,
    )
    await screen.getByRole('button', { name: 'Start' }).click()
    await hasStarted()
    await play(2)
    // 96 pixels per inch at 60 cm.
    const perDegree = (96 / 25.4) * 600 * (Math.PI / 180)
    const allowed = 20 / 60
    const around = document.querySelector<HTMLElement>('.smooth-eye')!.parentElement!
    expect(await longestWay(() => (around.style.width = '600px'), perDegree)).toBeLessThan(allowed * 1.1)
    expect(
      await longestWay(() => {
        const data = storage.read()!
        storage.write({ ...data, settings: { ...data.settings, size: 3 } })
      }, perDegree),
    ).toBeLessThan(allowed * 1.1)
    expect(
      await longestWay(() => {
        const data = storage.read()!
        storage.write({ ...data, screen: { ...data.screen, distance: 300 } })
      }, perDegree),
    ).toBeLessThan(allowed * 1.1)
  },
)

test('the next exercise of a programme begins without a jump', { tags: ['more'] }, async () => {
  const storage = withSettings({ programme: 'gentle', speed: 12 }, [])
  const screen = await render(
    <SmoothEye storage={storage} steadyTime={clock.steadyTime} sources={clock.sources} />,
  )
  await screen.getByRole('button', { name: 'Start' }).click()
  await hasStarted()
  await play(39.5)
  const perDegree = (96 / 25.4) * 600 * (Math.PI / 180)
  expect(await longestWay(() => {}, perDegree)).toBeLessThan((12 / 60) * 1.1)
  await expect.element(screen.getByText(/Übung 2 von 3/)).toBeVisible()
})

test('React renders nothing from frame to frame', async () => {
  let renders = 0
  const screen = await render(
    <Profiler id="tool" onRender={() => renders++}>
      <SmoothEye steadyTime={clock.steadyTime} sources={clock.sources} />
    </Profiler>,
  )
  await screen.getByRole('button', { name: 'Start' }).click()
  await hasStarted()
  clock.pass(100)
  await frame()
  const before = { renders, place: place() }
  for (let count = 0; count < 30; count++) {
    clock.pass(1000 / 60)
    await frame()
  }
  expect(place()).not.toEqual(before.place)
  expect(renders - before.renders).toBeLessThanOrEqual(1)
})

test('with „Folgst du?“ the dot becomes a ring, and A answers', async () => {
  const storage = withSettings({ probe: true }, [])
  const screen = await render(
    <SmoothEye storage={storage} steadyTime={clock.steadyTime} sources={clock.sources} />,
  )
  await screen.getByRole('button', { name: 'Start' }).click()
  await hasStarted()
  const isRing = () => dot()?.hasAttribute('data-marked') ?? false
  for (let step = 0; step < 40 && !isRing(); step++) {
    clock.pass(400)
    await frame()
  }
  expect(isRing()).toBe(true)
  await userEvent.keyboard('a')
  await play(1)
  expect(isRing()).toBe(false)
  await userEvent.keyboard('{Escape}')
  expect(storage.read()?.sessions).toMatchObject([{ probes: { shown: 1, answered: 1 } }])
  await expect.element(screen.getByText(/1 von 1 Ringen bemerkt/)).toBeVisible()
})

test('a second reminder counts anew', { tags: ['more'] }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const data = withSettings()
  data.write({ ...data.read()!, remindAfter: 20 })
  await render(<SmoothEye storage={data} />)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 20_000 })
  const left = () => document.querySelector('.smooth-eye-left')?.textContent
  await vi.advanceTimersByTimeAsync(20 * 60_000 + 5000)
  await vi.advanceTimersByTimeAsync(25_000)
  await vi.waitFor(() => expect(left()).toMatch(/^Noch 0\s/))
  await vi.advanceTimersByTimeAsync(20 * 60_000 - 24_000)
  // Each look advances the clock a little.
  await vi.waitFor(() => expect(left()).toMatch(/^Noch (20|1\d|[1-9])\s/))
  vi.useRealTimers()
})

test('a coin measures the screen', async () => {
  const storage = withSettings()
  const screen = await render(<SmoothEye storage={storage} />)
  await screen.getByRole('button', { name: 'Bildschirm messen' }).click()
  await screen.getByRole('combobox', { name: 'Woran du misst' }).selectOptions('oneEuro')
  await screen.getByRole('slider', { name: 'Breite des Rahmens' }).fill('140')
  await screen.getByRole('button', { name: 'Fertig' }).click()
  expect(storage.read()?.screen.pixelsPerMillimetre).toBeCloseTo(140 / 23.25, 3)
})

test('a press on the field pauses too', async () => {
  const screen = await render(<SmoothEye steadyTime={clock.steadyTime} sources={clock.sources} />)
  await screen.getByRole('button', { name: 'Start' }).click()
  await hasStarted()
  await play(1)
  await userEvent.click(document.querySelector('.smooth-eye-tap')!)
  await expect.element(screen.getByRole('button', { name: 'Weiter' })).toBeVisible()
})

test('arrows change speed and path, but move a focused slider only', async () => {
  const storage = withSettings({ speed: 12, path: 'eight' }, [])
  const screen = await render(
    <SmoothEye storage={storage} steadyTime={clock.steadyTime} sources={clock.sources} />,
  )
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
  await render(<SmoothEye storage={storage} steadyTime={clock.steadyTime} sources={clock.sources} />)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(storage.read()?.settings.speed).toBe(30)
})

test('a removed session comes back where it was', async () => {
  const storage = withSettings()
  const before = storage.read()?.sessions
  const screen = await render(
    <SmoothEye storage={storage} steadyTime={clock.steadyTime} sources={clock.sources} />,
  )
  await screen
    .getByRole('button', { name: /entfernen/ })
    .nth(1)
    .click()
  expect(storage.read()?.sessions).toHaveLength(2)
  await expect.element(screen.getByRole('button', { name: 'Rückgängig' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => storage.read()?.sessions).toEqual(before)
})

test('two removed sessions come back one after the other, from the keyboard', async () => {
  const storage = withSettings()
  const before = storage.read()?.sessions
  const screen = await render(<SmoothEye storage={storage} />)
  const remove = screen.getByRole('button', { name: /entfernen/ })
  await remove.nth(2).click()
  await remove.nth(0).click()
  expect(storage.read()?.sessions).toHaveLength(1)
  const undo = screen.getByRole('button', { name: 'Rückgängig' })
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(storage.read()?.sessions).toHaveLength(2)
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(storage.read()?.sessions).toEqual(before)
})

test('leaving the page keeps the session that runs', async () => {
  const storage = withSettings({}, [])
  const screen = await render(
    <SmoothEye storage={storage} steadyTime={clock.steadyTime} sources={clock.sources} />,
  )
  await screen.getByRole('button', { name: 'Start' }).click()
  await hasStarted()
  await play(8)
  dispatchEvent(new Event('pagehide'))
  expect(storage.read()?.sessions).toMatchObject([{ seconds: 8 }])
})

test('a tool that is taken off the page keeps the session too', async () => {
  const storage = withSettings({}, [])
  const screen = await render(
    <SmoothEye storage={storage} steadyTime={clock.steadyTime} sources={clock.sources} />,
  )
  await screen.getByRole('button', { name: 'Start' }).click()
  await hasStarted()
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
  const screen = await render(<SmoothEye steadyTime={clock.steadyTime} sources={clock.sources} />)
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
