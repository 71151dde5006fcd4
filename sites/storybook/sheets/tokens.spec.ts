/// <reference lib="dom" />
import { openStory } from '../builtStorybook.ts'
import { expect, test } from './test.ts'

test('a token changed is seen in fourteen tools at once, with the pairs that no longer hold', async ({
  page,
  url,
}) => {
  expect(await openStory(page, url, 'grundlagen-tokens-ausprobieren--tools')).toBe('finished')
  const tools = page.locator('.trial-tools > section')
  await expect(tools).toHaveCount(14)
  for (const tool of await tools.all()) await expect(tool.locator('.trial-tool > *').first()).toBeAttached()
  await expect(page.getByRole('status').filter({ hasText: 'halten ihren Kontrast' })).toContainText('Alle')
  await page.getByLabel('text', { exact: true }).fill('#123456')
  await expect(page.getByText(/von \d+ Paaren halten ihren Kontrast nicht/)).toBeVisible()
  const colours = await page
    .locator('.trial-tool > *')
    .evaluateAll((shown) =>
      shown.map((element) => getComputedStyle(element).getPropertyValue('--kz-text').trim()),
    )
  expect(new Set(colours)).toEqual(new Set(['#123456']))
  await page.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(page.getByText('Alle', { exact: false }).first()).toBeVisible()
})

test('every token has its users; every colour that carries meaning holds its contrast in five themes', async ({
  page,
  url,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${url}/iframe.html?id=grundlagen-tokens--docs&viewMode=docs`)
  const colours = page.locator('.token-colour')
  await expect(colours.first()).toBeVisible()
  expect(await page.locator('[data-holds="true"]').count()).toBeGreaterThan(50)
  await expect(page.locator('[data-holds="false"]')).toHaveCount(0)
  await expect(page.getByText('nowhere yet')).toHaveCount(0)
  await page.getByRole('button', { name: '--kz-accent', exact: true }).click()
  await expect(page.getByText('copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('var(--kz-accent)')
})
