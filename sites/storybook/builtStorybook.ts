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

/** Opens a story alone and waits until it has played, if it is to play. Returns `finished` or `errored`. */
export async function openStory(
  page: Page,
  url: string,
  id: string,
  theme = 'dark',
  plays = true,
): Promise<unknown> {
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: `theme:${theme};a11y.manual:!true`,
    // Storybook's own parameter for pages that embed a story.
    ...(!plays && { embed: 'true' }),
  })
  await page.goto(`${url}/iframe.html?${query}`)
  const phase = await page.waitForFunction(() => {
    const reached: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase
    return ['finished', 'errored', 'aborted'].find((end) => end === reached)
  })
  await page.evaluate(() => document.fonts.ready)
  return phase.jsonValue()
}
