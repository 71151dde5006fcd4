import { inTurns, keyCosts, pageBeside, pressEach, type Subject, type Tab } from '@kleinzeug/tooling/bench'

// Eight deletions for as many letters and blanks: the title grows into a second line and back.
const keys = [
  ...Array.from('von Wohn', (key) => (key === ' ' ? 'Space' : key)),
  ...Array(8).fill('Backspace'),
]

const letters = (tab: Tab) => async () => {
  await tab.page.bringToFront()
  await tab.page.getByLabel('Tätigkeit', { exact: true }).focus()
  await tab.page.keyboard.press('End')
  return keyCosts(tab, 'input', (page) => pressEach(page, keys))
}

const sizes = { '3 entries': 3, '32 entries': 32, '320 entries': 320 }
const pageWith = (entries: number) => `${pageBeside(import.meta.url)}?entries=${entries}`

const letter: Subject = {
  title: 'a letter typed into a resume',
  peer: 'a bare text field',
  unit: 'ms',
  sizes,
  measure: async ({ open }, entries) => {
    const [own, peer] = [await open(pageWith(entries)), await open(`${pageWith(entries)}&peer`)]
    await own.page.waitForSelector('.resume-generator-sheets .resume-generator-page')
    await own.page.getByRole('button', { name: /^Berufserfahrung/ }).click()
    await own.page
      .getByRole('button', { name: /^Bauleitung Hochbau 1\b/ })
      .first()
      .click()
    return inTurns(letters(own), letters(peer))
  },
}

const pdf: Subject = {
  title: 'the PDF of a resume once writer and fonts are loaded, on the wall clock',
  peer: '@react-pdf/renderer 4.9.0',
  unit: 'ms',
  sizes,
  measure: async ({ open }, entries) => {
    const { page } = await open(`${pageWith(entries)}&peer`)
    const written = (isPeer: boolean) => async () => [
      await page.evaluate((peer) => globalThis.writePdf(peer), isPeer),
    ]
    return inTurns(written(false), written(true))
  },
}

export default [letter, pdf]
