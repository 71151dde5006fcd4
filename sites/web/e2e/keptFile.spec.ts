import { expect, type Page } from '@playwright/test'
import { test } from './onDisk.ts'
import { complaints, startReact } from './pages.ts'

/** Chromium's origin private file system stands in for the file that the visitor chooses. */
async function chooseOwnFile(page: Page) {
  await page.addInitScript(() => {
    const choose = async ({ suggestedName = 'plan.svg' }: { suggestedName?: string }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true })
    Object.assign(window, {
      showSaveFilePicker: choose,
      showOpenFilePicker: async () => [await choose({})],
    })
  })
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await startReact(page)
}

const CALENDAR = 'arbeitszeit.ics'

/** The text of a file; `null` where there is none. */
const fileText = (page: Page, name = CALENDAR) =>
  page.evaluate(async (name) => {
    try {
      const root = await navigator.storage.getDirectory()
      return await (await (await root.getFileHandle(name)).getFile()).text()
    } catch {
      return null
    }
  }, name)

/** Another program writes the file, or deletes it. */
const change = (page: Page, text: string | null, name = CALENDAR) =>
  page.evaluate(
    async ({ name, text }) => {
      const root = await navigator.storage.getDirectory()
      if (text === null) return root.removeEntry(name)
      const writable = await (await root.getFileHandle(name, { create: true })).createWritable()
      await writable.write(text)
      return writable.close()
    },
    { name, text },
  )

async function enter(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Stunden', exact: true })
  await field.fill(text)
  await field.press('Enter')
}

const dialog = (page: Page) => page.getByRole('dialog')
const openFiles = (page: Page) => page.getByRole('button', { name: 'Dateien …' }).click()
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Schließen' }).click()

/** Chooses the calendar file in the dialog, and leaves it. */
async function keep(page: Page) {
  await openFiles(page)
  await dialog(page).getByRole('button', { name: 'Kalenderdatei aktuell halten …' }).click()
  await expect(dialog(page).getByText(`„${CALENDAR}“ ist aktuell`)).toBeVisible()
  await close(page)
}

const holds = (page: Page, text: string) =>
  expect.poll(() => fileText(page), { timeout: 5000 }).toContain(text)

test('the calendar file holds every entry within seconds, is known after a reload, and stays when it ends', async ({
  page,
}) => {
  const list = complaints(page)
  await chooseOwnFile(page)
  await open(page, '/apps/worktime')
  await enter(page, '7:30')
  await keep(page)
  await holds(page, 'SUMMARY:Arbeit 7:30')
  await enter(page, '4:45')
  await holds(page, 'SUMMARY:Arbeit 4:45')
  // The sample year is no entry.
  expect(await fileText(page)).not.toContain('DATE:2022')

  await page.reload()
  await startReact(page)
  await openFiles(page)
  await expect(dialog(page).getByText(`„${CALENDAR}“ ist aktuell`)).toBeVisible()
  await close(page)
  await enter(page, '6:15')
  await holds(page, 'SUMMARY:Arbeit 6:15')

  await openFiles(page)
  await dialog(page).getByRole('button', { name: 'Nicht mehr aktuell halten' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Kalenderdatei aktuell halten …' })).toBeVisible()
  await close(page)
  await enter(page, '2:00')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kleinzeug'))).toContain('"hoursWorked":2')
  await page.reload()
  await startReact(page)
  await openFiles(page)
  await expect(dialog(page).getByRole('button', { name: 'Kalenderdatei aktuell halten …' })).toBeVisible()
  expect(await fileText(page)).toContain('SUMMARY:Arbeit 6:15')
  expect(list).toEqual([])
})

test(
  'what another program has written there is asked about, on the device and in the dialog',
  { tag: '@more' },
  async ({ page }) => {
    await chooseOwnFile(page)
    await open(page, '/apps/worktime')
    await keep(page)
    await change(page, 'BEGIN:VCALENDAR\r\nX-FOREIGN:1\r\n')
    await enter(page, '7:30')
    await page.getByRole('button', { name: `„${CALENDAR}“ anderswo geändert …` }).click()
    expect(await fileText(page)).toContain('X-FOREIGN')
    await expect(dialog(page).getByText(`„${CALENDAR}“ wurde anderswo geändert.`)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Überschreiben' }).click()
    await expect(dialog(page).getByText(`„${CALENDAR}“ ist aktuell`)).toBeVisible()
    expect(await fileText(page)).toContain('SUMMARY:Arbeit 7:30')
    await close(page)
    await expect(page.getByRole('button', { name: 'anderswo geändert' })).toHaveCount(0)

    await change(page, null)
    await enter(page, '3:00')
    await page.getByRole('button', { name: `„${CALENDAR}“ fehlt …` }).click()
    await expect(dialog(page).getByText(`„${CALENDAR}“ ist nicht mehr da, wo sie war.`)).toBeVisible()
    expect(await fileText(page)).toBeNull()
    await dialog(page).getByRole('button', { name: 'Andere Datei wählen …' }).click()
    await expect(dialog(page).getByText(`„${CALENDAR}“ ist aktuell`)).toBeVisible()
    expect(await fileText(page)).toContain('SUMMARY:Arbeit 3:00')
  },
)

test(
  'where the browser asks again after a reload, one key on the device opens the file',
  { tag: '@more' },
  async ({ page }) => {
    await chooseOwnFile(page)
    await open(page, '/apps/worktime')
    await keep(page)
    await page.addInitScript(() => {
      let answer = 'prompt'
      Object.assign(FileSystemFileHandle.prototype, {
        queryPermission: async () => answer,
        requestPermission: async () => (answer = navigator.userActivation.isActive ? 'granted' : 'denied'),
      })
    })
    await page.reload()
    await startReact(page)
    await enter(page, '7:30')
    const key = page.getByRole('button', { name: `„${CALENDAR}“ wieder öffnen` })
    await expect(key).toBeVisible()
    expect(await fileText(page)).not.toContain('7:30')
    await key.click()
    await holds(page, 'SUMMARY:Arbeit 7:30')
    await expect(key).toHaveCount(0)
  },
)

test('„Alles löschen“ forgets the file, which stays', { tag: '@more' }, async ({ page }) => {
  await chooseOwnFile(page)
  await open(page, '/apps/worktime')
  await enter(page, '7:30')
  await keep(page)
  await holds(page, '7:30')
  await open(page, '/meta/settings')
  await page.getByRole('button', { name: 'Alles löschen …' }).click()
  await dialog(page).getByRole('button', { name: 'Alles löschen', exact: true }).click()
  await expect(page.getByText('Alles ist gelöscht.')).toBeVisible({ timeout: 30_000 })
  await open(page, '/apps/worktime')
  await enter(page, '1:00')
  await openFiles(page)
  await expect(dialog(page).getByRole('button', { name: 'Kalenderdatei aktuell halten …' })).toBeVisible()
  expect(await fileText(page)).toContain('SUMMARY:Arbeit 7:30')
})

test(
  'before a file is chosen nothing of it is loaded; where the browser cannot, there is no key',
  { tag: '@more' },
  async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await chooseOwnFile(page)
    await open(page, '/apps/worktime')
    await enter(page, '7:30')
    await openFiles(page)
    await expect(dialog(page).getByRole('button', { name: 'Kalenderdatei aktuell halten …' })).toBeVisible()
    expect(loaded.filter((url) => /fileNotes|calendarParts/.test(url))).toEqual([])
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'showSaveFilePicker')
    })
    await page.reload()
    await startReact(page)
    await openFiles(page)
    await expect(dialog(page).getByRole('button', { name: 'Kalender (ICS)' })).toBeVisible()
    await expect(dialog(page).getByText('Kalenderdatei')).toHaveCount(0)
  },
)

test(
  'the SVG editor writes in place, asks about a foreign change, and knows the file at the next visit',
  { tag: '@more' },
  async ({ page }) => {
    const list = complaints(page)
    await chooseOwnFile(page)
    await open(page, '/apps/svgEditor')
    await page.keyboard.press('+')
    await page.keyboard.press('c')
    await page.keyboard.press('Control+s')
    await expect.poll(() => fileText(page, 'svg001.svg')).toContain('<circle')

    await change(page, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg001.svg')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Ein anderes Programm hat „svg001.svg“ geändert')).toBeVisible()
    expect(await fileText(page, 'svg001.svg')).not.toContain('<circle')
    await page.getByRole('button', { name: 'Überschreiben' }).click()
    await expect.poll(() => fileText(page, 'svg001.svg')).toContain('<circle')
    await expect(page.getByText('Ein anderes Programm hat')).toHaveCount(0)

    await page.reload()
    await startReact(page)
    await page.keyboard.press('+')
    await page.keyboard.press('e')
    await page.keyboard.press('Control+s')
    await expect(
      page.getByText('Bei einem früheren Besuch wurde die Zeichnung in „svg001.svg“ geschrieben.'),
    ).toBeVisible()
    expect(await fileText(page, 'svg001.svg')).not.toContain('<ellipse')
    await page.getByRole('button', { name: 'Dorthin schreiben' }).click()
    await expect.poll(() => fileText(page, 'svg001.svg')).toContain('<ellipse')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Bei einem früheren Besuch')).toHaveCount(0)
    expect(list).toEqual([])
  },
)
