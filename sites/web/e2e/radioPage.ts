import { expect, test as base, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'
import { startStreams, type StreamServer } from './streamServer.ts'

declare global {
  interface Window {
    /** Every audio element that the page has made; the first one is heard. */
    audios: HTMLAudioElement[]
    mediaKeys: Map<string, (() => void) | null>
    /** What the display has shown since `logDisplay`, one entry per change. */
    displayed: string[]
  }
}

/** Before anything of the page runs: keeps what it makes where a test can look at it. */
function watchSound() {
  window.audios = []
  window.mediaKeys = new Map()
  window.Audio = class extends Audio {
    constructor(src?: string) {
      super(src)
      window.audios.push(this)
    }
  }
  const { mediaSession } = navigator
  const listen = mediaSession.setActionHandler.bind(mediaSession)
  mediaSession.setActionHandler = (action, handler) => {
    window.mediaKeys.set(action, handler && (() => handler({ action })))
    listen(action, handler)
  }
}

/** Journeys with the hosts of the stations on this machine; a complaint of the browser fails them. */
export const test = base.extend<{ streams: StreamServer }>({
  streams: async ({ context }, provide) => {
    const streams = await startStreams(context)
    await provide(streams)
    await streams.fall()
  },
  page: async ({ page, streams }, provide) => {
    const list = complaints(page)
    await page.addInitScript(watchSound)
    await streams.serve(page)
    await provide(page)
    // A stream that was cut is complained of by the browser itself.
    expect(list.filter((text) => !text.includes('net::ERR'))).toEqual([])
  },
})

export const device = (page: Page) => page.getByRole('region', { name: 'Digi Radio' })
export const corner = (page: Page) => page.getByRole('complementary', { name: 'Radio' })
export const key = (page: Page, name: string) => device(page).getByRole('button', { name, exact: true })
export const says = (page: Page, words: string) => expect(device(page).getByText(words).first()).toBeVisible()

export async function open(page: Page) {
  await page.goto('/apps/radio')
  await startReact(page)
}

export const position = (page: Page) => page.evaluate(() => window.audios[0]?.currentTime ?? 0)

/** The address that is heard. With its time in it, every new connection has another one. */
export const connection = (page: Page) => page.evaluate(() => window.audios[0]?.src)

/** Sound really moves on: the position of the element rises. */
export async function sounds(page: Page) {
  const before = await position(page)
  await expect.poll(() => position(page)).toBeGreaterThan(before + 0.3)
}

export async function start(page: Page) {
  await key(page, 'Start').click()
  await says(page, 'spielt')
  await sounds(page)
}

/** Logs every change of state and message in the display: a text that is shown briefly is missed by polling. */
export const logDisplay = (page: Page) =>
  device(page).evaluate((root) => {
    window.displayed = []
    const log = () => {
      const parts = ['.radio-state', '.radio-message'].map((part) => root.querySelector(part)?.textContent)
      const text = parts.join(': ')
      if (text !== window.displayed.at(-1)) window.displayed.push(text)
    }
    log()
    new MutationObserver(log).observe(root, { subtree: true, childList: true, characterData: true })
  })

export const displayed = (page: Page) => page.evaluate(() => window.displayed)
