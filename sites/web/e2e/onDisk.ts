import { chromium, test as base } from '@playwright/test'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { makeProfile } from '@kleinzeug/tooling/chromium'

/** With a profile on the disk: in a private window Chromium ends when a handle is stored. */
export const test = base.extend({
  context: async ({ baseURL, locale, timezoneId }, run) => {
    const profile = makeProfile()
    const context = await chromium.launchPersistentContext(profile.folder, {
      ...launchOptions,
      acceptDownloads: true,
      ...(baseURL !== undefined && { baseURL }),
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
    })
    await run(context)
    await context.close()
    profile.remove()
  },
  page: async ({ context }, run) => run(await context.newPage()),
})
