import { expect } from '@playwright/test'
import { startReact } from './pages.ts'
import {
  connection,
  corner,
  device,
  displayed,
  key,
  logDisplay,
  open,
  position,
  says,
  sounds,
  start,
  test,
} from './radioPage.ts'

const hosts = [
  'liveradio.swr.de/sw282p3/swr3/play.mp3',
  'liveradio.swr.de/sw282p3/dasding/play.mp3',
  'st03.sslstream.dlf.de/dlf/03/128/mp3/stream.mp3?aggregator=web',
  'st01.sslstream.dlf.de/dlf/01/128/mp3/stream.mp3?aggregator=web',
  'techhouse-high.rautemusik.fm/stream.mp3',
  'stream.sunshine-live.de/live/mp3-192/homepage/',
  'loungeplus-live.cast.addradio.de/loungeplus/live/mp3/mid',
  'live.streams.klassikradio.de/beats-radio',
]

test('nobody is asked before the first start; then each key fetches its own host', async ({
  page,
  streams,
}) => {
  await page.goto('/')
  await startReact(page)
  await open(page)
  await key(page, '8 Beats Radio').click()
  await page.keyboard.press('1')
  await key(page, 'Anheften').click()
  await expect(corner(page)).toBeVisible()
  expect(streams.asked).toEqual([])

  await start(page)
  for (const [index, host] of hosts.entries()) {
    await page.keyboard.press(String(index + 1))
    await expect.poll(() => streams.asked.at(-1)).toContain(`https://${host}`)
    expect(streams.asked.at(-1)).toMatch(/[?&]t=\d{13}$/)
  }
  await says(page, 'spielt')
  await sounds(page)
})

test('Space, M and the arrows; the level moves, unless motion is not wanted', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Space')
  await says(page, 'spielt')
  const volume = () => page.evaluate(() => window.audios[0]?.volume)
  await expect.poll(volume).toBe(0.8)
  await page.keyboard.press('ArrowUp')
  await expect.poll(volume).toBe(0.85)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(volume).toBe(0.75)
  await page.keyboard.press('m')
  await expect.poll(() => page.evaluate(() => window.audios[0]?.muted)).toBe(true)
  await expect(key(page, 'Stumm')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('m')
  await expect.poll(() => page.evaluate(() => window.audios[0]?.muted)).toBe(false)

  const motions = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const target = effect instanceof KeyframeEffect && effect.target
          return target && target.closest('.radio-display')
        }).length,
    )
  expect(await motions()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(motions).toBe(0)
  await page.keyboard.press('Space')
  await says(page, 'Pause')
  const paused = await position(page)
  // oxlint-disable-next-line no-restricted-properties -- the position may not move within this time
  await page.waitForTimeout(400)
  expect(await position(page)).toBe(paused)
})

test('each station keeps its volume, also over a reload', async ({ page }) => {
  await open(page)
  const knob = device(page).getByRole('slider', { name: 'Lautstärke' })
  await expect(knob).toHaveAttribute('aria-valuetext', '80 Prozent')
  await knob.press('ArrowDown')
  await expect(knob).toHaveAttribute('aria-valuetext', '79 Prozent')
  await page.keyboard.press('5')
  await expect(knob).toHaveAttribute('aria-valuetext', '60 Prozent')
  await knob.press('End')
  await expect(knob).toHaveAttribute('aria-valuetext', '100 Prozent')
  await knob.press('Home')
  await expect(knob).toHaveAttribute('aria-valuetext', '0 Prozent')
  await knob.hover()
  await page.mouse.wheel(0, -100)
  await expect(knob).toHaveAttribute('aria-valuetext', '2 Prozent')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kleinzeug') ?? ''))
    .toContain('rautemusik.fm/stream.mp3":0.02')
  await page.reload()
  await startReact(page)
  await expect(knob).toHaveAttribute('aria-valuetext', '2 Prozent')
  await page.keyboard.press('1')
  await expect(knob).toHaveAttribute('aria-valuetext', '79 Prozent')
})

test('one player for page and corner plays on while pages change', async ({ page, streams }) => {
  await open(page)
  await key(page, 'Anheften').click()
  await start(page)
  const first = await connection(page)
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Music', exact: true }).click()
  await expect(page).toHaveURL(/\/music$/)
  await sounds(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum / Datenschutz' }).click()
  await expect(page).toHaveURL(/privacy/)
  await sounds(page)
  expect(await connection(page)).toBe(first)
  expect(streams.asked).toContain(first)

  await page.mouse.wheel(0, 400)
  const box = await corner(page).boundingBox()
  expect(box).toMatchObject({ y: 0, height: 128 })
  expect(box!.x + box!.width).toBe(page.viewportSize()!.width)
  await corner(page).getByRole('button', { name: 'Nächster Sender' }).click()
  await expect(corner(page)).toContainText('DASDING')
  await expect.poll(() => connection(page)).not.toBe(first)
  await page.goBack()
  await page.goBack()
  await says(page, 'DASDING')
  await says(page, 'spielt')
  // A mute one may have asked whether a slow station is there at all.
  expect(await page.evaluate(() => window.audios.filter(({ muted }) => !muted).length)).toBe(1)

  await corner(page).getByRole('button', { name: 'Ablösen' }).click()
  await expect(corner(page)).toHaveCount(0)
  await sounds(page)
  await key(page, 'Anheften').click()
  await expect(corner(page)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kleinzeug')))
    .toContain('"radioPinned":true')
  await page.goto('/blog')
  await expect(corner(page)).toContainText('DASDING')
})

test('the pinned radio covers nothing of the header, on a phone and on a wide screen', async ({ page }) => {
  await open(page)
  await key(page, 'Anheften').click()
  for (const width of [360, 800, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const radio = await corner(page).boundingBox()
    for (const part of await page.locator('.header a:visible, .header button:visible').all()) {
      const box = await part.boundingBox()
      const apart = box!.x + box!.width <= radio!.x || box!.y >= radio!.y + radio!.height
      expect(apart, `${width} px: ${await part.textContent()}`).toBe(true)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('only one tab plays', async ({ page, context, streams }) => {
  await open(page)
  await start(page)
  const second = await context.newPage()
  await streams.serve(second)
  await open(second)
  await key(second, 'Start').click()
  await says(second, 'spielt')
  await says(page, 'Spielt jetzt in einem anderen Tab.')
  const silent = await position(page)
  // oxlint-disable-next-line no-restricted-properties -- the position may not move within this time
  await page.waitForTimeout(400)
  expect(await position(page)).toBe(silent)
})

test('the sleep timer fades, can be switched off while it does, and ends in silence', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await start(page)
  const volume = () => page.evaluate(() => window.audios[0]?.volume ?? 0)
  const timer = device(page).getByRole('group', { name: 'Einschlafen nach Minuten' })
  await timer.getByRole('radio', { name: '30' }).check()
  await says(page, 'Schläft in 30 Min.')
  await page.clock.fastForward('29:53')
  await expect.poll(volume).toBeLessThan(0.6)
  expect(await volume()).toBeGreaterThan(0)
  await timer.getByRole('radio', { name: 'aus' }).check()
  await expect.poll(volume).toBe(0.8)
  await page.clock.fastForward('05:00')
  await says(page, 'spielt')
  await sounds(page)

  await timer.getByRole('radio', { name: '15' }).check()
  await page.clock.fastForward('14:53')
  await expect.poll(volume).toBeLessThan(0.6)
  await page.clock.fastForward('00:10')
  await says(page, 'aus')
  expect(await page.evaluate(() => window.audios[0]?.hasAttribute('src'))).toBe(false)
  await expect(timer.getByRole('radio', { name: 'aus' })).toBeChecked()
})

test('a server that goes and comes back is noticed, named and heard again', async ({ page, streams }) => {
  await open(page)
  await start(page)
  await logDisplay(page)
  await streams.fall()
  // Once the buffer is empty; the next try names the reason more precisely, sometimes within half a second.
  await expect
    .poll(() => displayed(page), { timeout: 15_000 })
    .toContainEqual(expect.stringMatching(/^verbindet: Die Verbindung ist abgerissen\./))
  await streams.rise()
  // Within one try: their delays grow up to 15 s.
  await expect(device(page).getByText('spielt').first()).toBeVisible({ timeout: 20_000 })
  await sounds(page)
  await expect(device(page).getByText('Die Verbindung ist abgerissen.')).toHaveCount(0)
  // A try that failed before the return of the server says nothing about the stream.
  expect((await displayed(page)).join('\n')).not.toContain('kommt kein Ton an')
})

test('the keys of the system: each does what it says', { tag: '@more' }, async ({ page, streams }) => {
  await open(page)
  await start(page)
  const press = (name: string) => page.evaluate((action) => window.mediaKeys.get(action)?.(), name)
  const shown = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState])
  expect(await shown()).toEqual(['SWR3', 'playing'])
  await press('pause')
  await says(page, 'Pause')
  expect(await shown()).toEqual(['SWR3', 'paused'])
  await press('play')
  await says(page, 'spielt')
  await press('nexttrack')
  await expect.poll(shown).toEqual(['DASDING', 'playing'])
  await press('previoustrack')
  await press('previoustrack')
  await expect.poll(shown).toEqual(['Beats Radio', 'playing'])
  await expect.poll(() => streams.asked.at(-1)).toContain('klassikradio.de')
  await press('stop')
  await says(page, 'aus')
  expect((await shown())[1]).toBe('none')
  await press('play')
  await says(page, 'spielt')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('start, stop and mute are a bar at the lower edge while the device is in view', async ({ page }) => {
    await open(page)
    for (const scrolled of [0, 200, 400]) {
      await page.evaluate((top) => scrollTo(0, top), scrolled)
      for (const name of ['Start', 'Stopp', 'Stumm']) {
        const box = await key(page, name).boundingBox()
        expect(box!.y, `${name} at ${scrolled}`).toBeGreaterThan(740 / 2)
        expect(box!.y + box!.height, `${name} at ${scrolled}`).toBeLessThanOrEqual(740)
        expect(box!.height).toBeGreaterThanOrEqual(44)
      }
    }
    await key(page, 'Start').tap()
    await says(page, 'spielt')
  })

  test('the pinned radio has the full width, and neither it nor the bar covers the focus', async ({
    page,
  }) => {
    await open(page)
    await key(page, 'Anheften').click()
    expect(await corner(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 128 })
    await expect(corner(page).locator('.radio-widget')).toHaveCSS('width', '360px')

    /** Walks through the page and returns what had the focus while the widget or the bar covered its middle. */
    const covered = async (walk: string) => {
      const found: string[] = []
      for (let step = 0; step < 45; step += 1) {
        await page.keyboard.press(walk)
        const name = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused || focused === document.body) return null
          // The input of a choice or a switch is drawn by its label.
          const shown = focused.closest('label') ?? focused
          const { left, top, width, height } = shown.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          const cover = hit?.closest('.dock, .radio-transport')
          return cover && !cover.contains(shown)
            ? `${focused.outerHTML.slice(0, 120)} at ${Math.round(top)}`
            : null
        })
        if (name !== null) found.push(name)
      }
      return found
    }
    expect(await covered('Tab')).toEqual([])
    expect(await covered('Shift+Tab')).toEqual([])
  })
})

test('in forced colours the selected station and the running radio can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  await start(page)
  const background = (name: string) =>
    key(page, name).evaluate((node) => getComputedStyle(node).backgroundColor)
  expect(await background('1 SWR3')).not.toBe(await background('2 DASDING'))
  expect(await background('Pause')).not.toBe(await background('Stopp'))
})

test('after sleep the live edge is fetched', { tag: '@more' }, async ({ page }) => {
  await page.clock.install()
  await open(page)
  await start(page)
  const first = await connection(page)
  // The clock jumps, the sound does not: so it is when the machine has slept.
  await page.clock.fastForward('00:19')
  await expect.poll(() => connection(page)).not.toBe(first)
  await says(page, 'spielt')
  await sounds(page)
})

test('a page that is left closes its connection', { tag: '@more' }, async ({ page }) => {
  await open(page)
  await start(page)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await says(page, 'Pause')
  expect(await page.evaluate(() => window.audios[0]?.hasAttribute('src'))).toBe(false)
})
