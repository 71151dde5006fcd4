import { attack, type Attack, judged, type Round } from './attack.ts'
import { attackedBrowser, type AttackedBrowser } from './attackedBrowser.ts'
import type { AttackedStorage } from './attackedStorage.ts'
import type { Notes } from './notes.ts'

/** Part of a stored text and what stands in its place afterwards. */
interface Damage {
  readonly at: number
  readonly drop: number
  readonly put: string
}

const written: Notes = {
  shopping: 'bread, butter, 12 eggs',
  'next car': 'Käfer 🐞, or "the other one"',
  hours: '7.5',
  address: 'https://example.org/?a=1&b={2}',
  long: 'The quick brown fox jumps over the lazy dog. '.repeat(3),
}

/** What a character becomes: structure of JSON, a digit, a letter, a control character. */
const characters = '{}[]",:\\ 07eE-x\n\u0000é'.split('')

/** Fewer characters than this tell nothing. */
const LEAST_REMAINS = 4

/** The longest piece of a note's text that the damage has left; `undefined`: it was not touched. */
function remainsOf(note: string, text: string, { at, drop }: Damage) {
  const json = JSON.stringify(note).slice(1, -1)
  const start = text.indexOf(json)
  const end = start + json.length
  if (start < 0 || at >= end || at + drop <= start) return undefined
  const before = text.slice(start, Math.max(start, at))
  const after = text.slice(Math.min(end, at + drop), end)
  return before.length > after.length ? before : after
}

/** Damages the stored text and lets a person go on in the next visit. */
async function damageAndGoOn(browser: AttackedBrowser, key: string, damage: Damage): Promise<Round> {
  const { at, drop, put } = damage
  const text = browser.localStorage.entries.get(key) ?? ''
  browser.localStorage.entries.set(key, text.slice(0, at) + put + text.slice(at + drop))
  const place = `${JSON.stringify(text.slice(at, at + drop))} at ${at} became ${JSON.stringify(put)}`

  const { storage, settled, hasTold, close } = await browser.visit()
  const found = storage.read()
  const told = hasTold?.() ?? false
  storage.write({ ...found, later: 'went on' })
  await settled()
  await close?.()

  const invented = Object.keys(found ?? {}).find((name) => !Object.hasOwn(written, name))
  if (invented !== undefined && !told) return { lost: `${place}: a note that nobody wrote`, told }
  for (const [name, note] of Object.entries(written)) {
    const now = found?.[name]
    if (now === note) continue
    if (now !== undefined && !told) return { lost: `${place}: “${name}” is wrong, and nobody was told`, told }
    const remains = remainsOf(note, text, damage) ?? JSON.stringify(note).slice(1, -1)
    if (remains.length >= LEAST_REMAINS && !(await browser.holds(remains)))
      return { lost: `${place}: what was left of “${name}” is gone`, told }
  }
  return { told }
}

/** The entry of localStorage that holds the document. */
const entryOf = ({ localStorage }: AttackedBrowser) =>
  [...localStorage.entries].toSorted(([, one], [, other]) => other.length - one.length)[0]

/** An attack on the stored text, at places that are spread evenly over it. */
const damageAttack = (
  name: string,
  subject: AttackedStorage,
  damageAt: (at: number, text: string, round: number) => Damage,
): Attack =>
  attack(name, 'a damaged text', async function* () {
    const { rounds = 40 } = subject
    for (let round = 0; round < rounds; round++) {
      const browser = attackedBrowser(subject)
      await browser.write(written)
      const [key, text] = entryOf(browser) ?? []
      // It keeps nothing where damage is done.
      if (key === undefined || text === undefined) return
      const damage = damageAt(Math.floor((text.length * round) / rounds), text, round)
      yield judged(() => damageAndGoOn(browser, key, damage))
    }
  })

/** Damage to what localStorage holds, as faulty memory, a full disk or another program leaves it. */
export const damageAttacks = (subject: AttackedStorage): readonly Attack[] => [
  damageAttack('a changed character', subject, (at, text, round) => {
    const other = characters.filter((character) => character !== text[at])
    return { at, drop: 1, put: other[round % other.length] ?? '' }
  }),
  damageAttack('a cut in the middle', subject, (at, _text, round) => ({
    at,
    drop: 1 + (round % 30),
    put: '',
  })),
  damageAttack('a torn end', subject, (at, text) => ({ at, drop: text.length - at, put: '' })),
]
