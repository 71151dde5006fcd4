/// <reference lib="dom" />
import { builtStories, openStory } from '../builtStorybook.ts'
import { otherRendering } from './recordedBrowser.ts'
import { expect, test } from './test.ts'

// Parts of the tools against their pictures, in a dark and a light theme.
test.use({ viewport: { width: 940, height: 600 } })

let skipped: string | undefined

test.beforeAll(async ({ browser }, { config }) => {
  if (config.updateSnapshots !== 'all') skipped = await otherRendering(browser)
})

for (const { id, title, name } of builtStories().filter(({ tags }) => tags.includes('part')))
  test(`${title}: ${name}`, async ({ page, url }) => {
    // Another Chromium draws text differently: compared are only pictures of the recorded one.
    test.skip(skipped !== undefined, skipped)
    // Noon of one Saturday: no picture changes with the day. Timers go on.
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await openStory(page, url, id)).toBe('finished')
    const picture = id.replace('werkzeuge-', '').replace('-teile--', '-')
    for (const theme of ['dark', 'light']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen
      }, theme)
      await expect
        .soft(page.locator('#storybook-root'))
        .toHaveScreenshot(['parts', `${picture}-${theme}.png`])
    }
  })
