/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import type { Frame, Page } from '@playwright/test'
import { builtStories, openStory } from '../builtStorybook.ts'
import { expect, test } from './test.ts'

/** As the site exports it: the record as a string under its key. */
const exported = (record: object) => JSON.stringify({ kleinzeug: JSON.stringify(record) })

const record = {
  decider: {
    lists: [
      {
        name: 'Boote',
        items: [
          { name: 'Kanu', active: true },
          { name: 'Floß', active: true },
        ],
      },
    ],
  },
  achievements: [{ id: 'a', title: 'Boot gebaut', date: '2026-03-03', added: '2026-03-03' }],
  worktime: {
    '2026': {
      year: 2026,
      months: Array.from({ length: 12 }, (_, month) => ({
        month,
        days: month === 2 ? [{ date: '2026-03-03', hoursWorked: 7.5 }] : [],
      })),
    },
  },
}

/** Drops a file as a hand does, on the manager or on the stories. */
const drop = (where: Page | Frame, text: string) =>
  where.evaluate((content) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'kleinzeug.json', { type: 'application/json' }))
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, text)

const storyOf = (title: string, name: string) =>
  builtStories().find((story) => story.title === title && story.name === name)?.id ?? ''

async function stories(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame()
  if (!frame) throw new Error('no stories')
  return frame
}

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')

test('a record dropped beside the stories is the state of all tools, until it is taken off', async ({
  page,
  url,
}) => {
  await page.goto(`${url}/?path=/story/${storyOf('Werkzeuge/Der Entscheider', 'Ergebnis')}`)
  await expect(preview(page).getByText('Selber kochen').first()).toBeVisible()
  await drop(page, exported(record))
  await expect(preview(page).getByText('Floß').first()).toBeVisible()
  await expect(preview(page).getByText('Selber kochen')).toHaveCount(0)

  // Another tool, whose story sets data of its own and plays with them; and after a reload.
  await page.goto(page.url().replace(/path=[^&]*/, `path=/story/${storyOf('Werkzeuge/Erfolge', 'Ein Jahr')}`))
  await expect(preview(page).getByText('Boot gebaut').first()).toBeVisible()

  await page.getByRole('button', { name: /^Datenstand .* abnehmen$/ }).click()
  await expect(preview(page).getByText('Boot gebaut')).toHaveCount(0)
})

test('a record dropped on the stories does the same; another file is refused with its reason', async ({
  page,
  url,
}) => {
  await page.goto(`${url}/?path=/story/${storyOf('Werkzeuge/Der Entscheider', 'Ergebnis')}`)
  await expect(preview(page).getByText('Selber kochen').first()).toBeVisible()
  await drop(await stories(page), readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  await expect(page.getByText('In der Datei steht kein Datenstand.')).toBeVisible()
  await expect(preview(page).getByText('Selber kochen').first()).toBeVisible()
  await drop(await stories(page), exported(record))
  await expect(preview(page).getByText('Floß').first()).toBeVisible()
})

test('every story of a tool starts with the record', async ({ page, url }) => {
  await page.goto(`${url}/?path=/story/${storyOf('Werkzeuge/Der Entscheider', 'Ergebnis')}`)
  await expect(preview(page).getByText('Selber kochen').first()).toBeVisible()
  await drop(page, exported(record))
  await expect(preview(page).getByText('Floß').first()).toBeVisible()
  const globals = new URL(page.url()).searchParams.get('globals') ?? ''
  await page.goto(
    `${url}/iframe.html?id=${storyOf('Werkzeuge/Der Entscheider', 'Ergebnis')}&viewMode=story&globals=${globals}`,
  )
  await expect(page.getByText('Floß').first()).toBeVisible()
  for (const { id, name } of builtStories().filter(({ title }) => title === 'Werkzeuge/Der Entscheider')) {
    await openStory(page, url, id)
    await expect(page.getByText('Floß').first(), name).toBeVisible()
  }
})
