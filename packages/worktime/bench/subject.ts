import { inTurns, keyCosts, pageBeside, pressEach, type Subject, type Tab } from '@kleinzeug/tooling/bench'

let typed = 0

const entries = (tab: Tab) => () =>
  keyCosts(tab, 'submit', async (page) => {
    const field = page.getByLabel('Stunden', { exact: true })
    const dots = page.getByRole('slider')
    for (let index = 0; index < 6; index++) {
      if ((await dots.count()) === 0) await field.fill('')
      else {
        await dots.focus()
        await pressEach(page, ['PageUp', 'ArrowDown'])
      }
      await pressEach(page, [String((typed++ % 8) + 1), 'Enter'])
    }
  })

export default {
  title: 'an entry typed among the dots of a year',
  peer: 'a field and 365 circles',
  unit: 'ms',
  sizes: { '1 year': 1, '10 years': 10, '50 years': 50 },
  measure: async ({ open }, years) => {
    const path = `${pageBeside(import.meta.url)}?years=${years}`
    const [own, peer] = [await open(path), await open(`${path}&peer`)]
    for (const { page } of [own, peer]) await page.waitForSelector('circle')
    return inTurns(entries(own), entries(peer))
  },
} satisfies Subject
