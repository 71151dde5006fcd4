/// <reference lib="dom" />
// Takes the pictures of each README from the stories that are tagged `picture` or `picture-…`, out of a built
// Storybook: `pnpm --filter @kleinzeug/storybook build`, then `pictures`. They are `picture.webp` and `….webp` beside it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { chromium, type Page } from 'playwright'
import { builtStories, openStory, serveBuilt } from './builtStorybook.ts'

const packages = join(import.meta.dirname, '../../packages')
/** Bytes. */
const limit = 60 * 1024
/** CSS pixels. */
const size = { width: 960, height: 640 }

/** Compresses a PNG as WebP in a page, as well as the limit allows. */
async function compress(page: Page, png: Buffer): Promise<Buffer> {
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4]) {
    const address = await page.evaluate(
      async ([source, quality]) => {
        const image = new Image()
        image.src = `data:image/png;base64,${source}`
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = image.naturalWidth
        canvas.height = image.naturalHeight
        canvas.getContext('2d')?.drawImage(image, 0, 0)
        return canvas.toDataURL('image/webp', quality)
      },
      [png.toString('base64'), quality] as const,
    )
    const webp = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    if (webp.length <= limit) return webp
  }
  throw new Error(`a picture is larger than ${limit} bytes however it is compressed`)
}

const { url, close } = await serveBuilt()
const browser = await chromium.launch(launchOptions)
const page = await browser.newPage({ viewport: { ...size, height: 900 }, locale: 'de-DE' })
const press = await browser.newPage()

for (const { id, importPath, tags } of builtStories()) {
  const [, name] = /packages\/([\w-]+)\//.exec(importPath) ?? []
  const tag = tags.find((each) => /^picture(?:-|$)/.test(each))
  if (!name || !tag) continue
  const file = `${tag.replace(/^picture-/, '')}.webp`
  await openStory(page, url, id)
  const tool = page.locator(`.${name}`).first()
  // Whatever moves at the end of the play has come to rest.
  await page.waitForTimeout(1000)
  await page.evaluate(() => scrollTo(0, 0))
  const box = await tool.boundingBox()
  if (!box) throw new Error(`${id} shows nothing`)
  const png = await page.screenshot({
    clip: {
      x: 0,
      y: Math.max(0, box.y - 12),
      width: size.width,
      height: Math.min(tag === 'picture' ? size.height : 900, box.height + 24),
    },
    animations: 'disabled',
  })
  const webp = await compress(press, png)
  writeFileSync(join(packages, name, file), webp)
  console.log(`packages/${name}/${file}: ${(webp.length / 1024).toFixed(1)} KiB`)
}

await browser.close()
await close()
