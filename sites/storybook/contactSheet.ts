/// <reference lib="dom" />
// A page with a small picture of every story, out of a built Storybook: `contact-sheet/index.html`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { chromium } from 'playwright'
import { builtStories, openStory, serveBuilt, type StoryEntry } from './builtStorybook.ts'

const folder = join(import.meta.dirname, 'contact-sheet')
const [theme = 'dark', part = ''] = process.argv.slice(2)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const stories = builtStories().filter(({ id }) => id.includes(part))
const { url, close } = await serveBuilt()
const browser = await chromium.launch(launchOptions)

/** Takes stories from the list until none is left. */
async function takePictures(left: Iterator<StoryEntry, undefined>) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' })
  for (let next = left.next(); !next.done; next = left.next()) {
    const { id } = next.value
    // One that does not end is shown as it is then.
    await openStory(page, url, id, theme).catch((error: unknown) => console.error(id, String(error)))
    await page.screenshot({ path: join(folder, `${id}.jpg`), type: 'jpeg', quality: 60 })
  }
}
const left = stories.values()
await Promise.all([takePictures(left), takePictures(left)])
await browser.close()
await close()

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const titles = [...new Set(stories.map(({ title }) => title))]
const figures = (title: string) =>
  stories
    .filter((story) => story.title === title)
    .map(
      ({ id, name }) =>
        `<figure><a href="${id}.jpg"><img src="${id}.jpg" alt="" width="320" height="225"></a><figcaption>${escaped(name)}</figcaption></figure>`,
    )
    .join('\n')
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>Alle ${stories.length} Geschichten</title>
<style>
body { margin: 24px; font: 14px/1.4 system-ui; background: #1d2024; color: #ece9e2 }
section { display: flex; flex-wrap: wrap; gap: 16px }
figure { margin: 0; width: 320px }
a { color: inherit }
</style>
<h1>Alle ${stories.length} Geschichten, ${theme}</h1>
${titles.map((title) => `<h2>${escaped(title)}</h2>\n<section>${figures(title)}</section>`).join('\n')}
</html>
`,
)
console.log(`${stories.length} stories: ${join(folder, 'index.html')}`)
