import { attack, type Attack } from './attack.ts'
import { attackedBrowser, pause, type AttackedBrowser } from './attackedBrowser.ts'
import type { AttackedStorage, OpenedStorage } from './attackedStorage.ts'
import { dice } from './dice.ts'
import type { Notes } from './notes.ts'

/** How often it is looked whether tabs have come to rest, in ms, and how many equal looks are rest. */
const LOOK = 5
const LOOKS = 4

/** Waits until all tabs have stored what they have, and hear no more of each other. */
async function rest({ localStorage }: AttackedBrowser, tabs: readonly OpenedStorage[]) {
  let last = ''
  for (let looks = 0; looks < LOOKS; looks++) {
    await Promise.all(tabs.map(({ settled }) => settled()))
    await pause(LOOK)
    const now = JSON.stringify([[...localStorage.entries], tabs.map(({ storage }) => storage.read())])
    if (now !== last) looks = 0
    last = now
  }
}

const open = async (browser: AttackedBrowser, count: number) => {
  const tabs: OpenedStorage[] = []
  for (let tab = 0; tab < count; tab++) tabs.push(await browser.visit())
  return tabs
}

/** Closes all tabs and yields a round for each edit: lost when neither the next visit nor any store has its text. */
async function* judge(browser: AttackedBrowser, tabs: readonly OpenedStorage[], edits: Notes) {
  await rest(browser, tabs)
  const told = tabs.some(({ hasTold }) => hasTold?.())
  for (const { close } of tabs) await close?.()
  const texts = new Set(Object.values((await browser.read()) ?? {}))
  for (const [name, text] of Object.entries(edits)) {
    const isKept = texts.has(text) || (await browser.holds(text))
    yield { lost: isKept ? undefined : `the edit of ${name} is gone`, told }
  }
}

/** Edits of each tab, and the longest pause between two of them in ms. */
const EDITS = 8
const PAUSE = 12

/** Several tabs that edit one document. */
export const tabAttacks = (subject: AttackedStorage): readonly Attack[] => [
  ...[2, 5].map((count) =>
    attack(`${count} tabs add to one document at any moments`, 'an edit', async function* () {
      for (let round = 0; round < (subject.rounds ?? 40) / 8; round++) {
        const browser = attackedBrowser(subject)
        await browser.write({ start: 'there' })
        const tabs = await open(browser, count)
        const edits: Record<string, string> = {}
        await Promise.all(
          tabs.map(async ({ storage }, tab) => {
            const roll = dice(round * count + tab + 1)
            for (let n = 0; n < EDITS; n++) {
              const name = `tab ${tab} edit ${n}`
              edits[name] = `text of ${name}`
              storage.write({ ...storage.read(), [name]: edits[name] })
              await pause(roll(PAUSE))
            }
          }),
        )
        yield* judge(browser, tabs, edits)
      }
    }),
  ),
  attack('5 tabs change one note at the same moment', 'an edit', async function* () {
    for (let round = 0; round < (subject.rounds ?? 40) / 8; round++) {
      const browser = attackedBrowser(subject)
      await browser.write({ note: 'there' })
      const tabs = await open(browser, 5)
      const edits: Record<string, string> = {}
      for (const [tab, { storage }] of tabs.entries()) {
        const text = (edits[`tab ${tab}`] = `round ${round}, text of tab ${tab}`)
        storage.write({ ...storage.read(), note: text })
      }
      yield* judge(browser, tabs, edits)
    }
  }),
]
