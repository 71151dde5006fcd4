import { expect, test } from '@playwright/test'

test('after one visit every page opens without a network', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await context.setOffline(true)
  for (const [path, heading] of [
    ['/apps/decider', 'Der Entscheider'],
    ['/blog', 'Blog'],
    ['/meta/settings', 'Einstellungen'],
    ['/glossary', 'Glossar'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.fromServiceWorker()).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})
