import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { preview } from 'vite'

const root = import.meta.dirname
const folder = 'storybook-static'

/** A story in the index of the built Storybook. */
export interface StoryEntry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: 'story' | 'docs'
  /** Its file, from this folder. */
  readonly importPath: string
  readonly tags: readonly string[]
}

/** The stories of the built Storybook, in the order of its sidebar. */
export function builtStories(): StoryEntry[] {
  const index: { readonly entries: Readonly<Record<string, StoryEntry>> } = JSON.parse(
    readFileSync(join(root, folder, 'index.json'), 'utf8'),
  )
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

/** Serves the built Storybook on a free port of this machine. */
export async function serveBuilt() {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = server.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

/** Storybook's parameter for pages that embed a story, which do not play it. */
const EMBED = 'embed'

/** Goes on to a story in a page that shows another one. Rejects where the page has reloaded itself on the way. */
const goOnTo = (page: Page, id: string, theme: string) =>
  page.evaluate(
    async ([storyId, chosen]) => {
      const { channel, currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__')
      const ended = new Promise<string>((resolve) => {
        channel.on('storyFinished', function listener(told: { storyId: string; status: string }) {
          if (told.storyId !== storyId) return
          channel.off('storyFinished', listener)
          resolve(told.status === 'success' ? 'finished' : 'errored')
        })
      })
      document.documentElement.dataset['theme'] = chosen
      if (currentRender.id === storyId) channel.emit('forceRemount', { storyId })
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      return ended
    },
    [id, theme] as const,
  )

/**
 * Opens a story alone and waits until it has played, if it is to play. A page that shows a story already goes on to the
 * next one, which takes a fifth of the time of a document. Returns `finished` or `errored`.
 */
export async function openStory(
  page: Page,
  url: string,
  id: string,
  theme = 'dark',
  plays = true,
): Promise<unknown> {
  const { origin, pathname, searchParams } = new URL(page.url())
  const isShowing =
    origin === url &&
    pathname === '/iframe.html' &&
    searchParams.get('viewMode') === 'story' &&
    searchParams.has(EMBED) !== plays
  if (isShowing) {
    const end = await goOnTo(page, id, theme).catch(() => undefined)
    if (end) return end
    // The reload would interrupt the next navigation.
    await page.waitForLoadState()
  }
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: `theme:${theme};a11y.manual:!true`,
    ...(!plays && { [EMBED]: 'true' }),
  })
  await page.goto(`${url}/iframe.html?${query}`)
  const phase = await page.waitForFunction(() => {
    const reached: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase
    return ['finished', 'errored', 'aborted'].find((end) => end === reached)
  })
  await page.evaluate(() => document.fonts.ready)
  return phase.jsonValue()
}
