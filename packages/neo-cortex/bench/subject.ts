import { inTurns, keyCosts, pageBeside, pressEach, type Subject, type Tab } from '@kleinzeug/tooling/bench'

const queries = ['zettel brot', 'nummer 4999']

const keys = (tab: Tab) => async () => {
  const field = tab.page.getByRole('searchbox')
  const costs: number[] = []
  for (const query of queries) {
    await tab.page.bringToFront()
    await field.fill('')
    costs.push(
      ...(await keyCosts(tab, 'input', (page) =>
        pressEach(
          page,
          Array.from(query, (letter) => (letter === ' ' ? 'Space' : letter)),
        ),
      )),
    )
  }
  return costs
}

export default {
  title: 'a key in the search of cards',
  peer: 'every card folded at every key',
  unit: 'ms',
  sizes: { '50 cards': 50, '500 cards': 500, '5,000 cards': 5000 },
  measure: async ({ open }, cards) => {
    const path = `${pageBeside(import.meta.url)}?cards=${cards}`
    const [own, peer] = [await open(path), await open(`${path}&peer`)]
    for (const { page } of [own, peer]) await page.getByRole('searchbox').focus()
    return inTurns(keys(own), keys(peer), 3)
  },
} satisfies Subject
