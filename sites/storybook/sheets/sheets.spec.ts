/// <reference lib="dom" />
import type { ThemeId } from '@kleinzeug/ui'
import { builtStories, openStory } from '../builtStorybook.ts'
import { otherRendering, recordBrowser } from './recordedBrowser.ts'
import { expect, test } from './test.ts'

// A record, so that a theme that is missing here is an error.
const themes = Object.keys({
  dark: true,
  darkLight: true,
  lightLight: true,
  light: true,
  blue: true,
} satisfies Record<ThemeId, true>)

let skipped: string | undefined

test.beforeAll(async ({ browser }, { config }) => {
  if (config.updateSnapshots === 'all') await recordBrowser(browser)
  else skipped = await otherRendering(browser)
  if (skipped) console.log(`Sheets of states: skipped, ${skipped}.`)
})

for (const { id, title } of builtStories().filter(({ tags }) => tags.includes('sheet')))
  test(title, async ({ page, url }) => {
    // Another Chromium draws text differently: compared are only pictures of the recorded one.
    test.skip(skipped !== undefined, skipped)
    expect(await openStory(page, url, id)).toBe('finished')
    const name = title.split('/').at(-1)?.toLowerCase() ?? id
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen
      }, theme)
      await expect.soft(page).toHaveScreenshot(`${name}-${theme}.png`, { fullPage: true })
    }
    await page.emulateMedia({ forcedColors: 'active' })
    await expect.soft(page).toHaveScreenshot(`${name}-forced-colours.png`, { fullPage: true })
  })

// The suite that plays all other stories leaves them out.
for (const { id, title, name } of builtStories().filter(({ title }) => title === 'Seiten'))
  test(`${title}: ${name}`, async ({ page, url }) => {
    expect(await openStory(page, url, id)).toBe('finished')
  })
