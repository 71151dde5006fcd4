import { statusText } from '@kleinzeug/storage/local/labels'
import { killablePage, type TrialBrowser } from '@kleinzeug/storage/local/trial'
import { randomBelow } from '@kleinzeug/random'
import { recordLabels } from '../../../record/recordLabels.ts'
import { damageLabels as labels } from './damageLabels.ts'
import {
  changedFields,
  copyRecord,
  openCopy,
  read,
  store,
  write,
  type Copy,
  type Texts,
} from './recordCopy.ts'

/** Tells a step of an attack; `stored`: the text that localStorage holds after it. */
export type Tell = (step: string, stored?: string) => Promise<void>

/**
 * Attacks a fresh copy of these fields. Resolves to the names of the fields that are not as they were.
 *
 * @param onCopied gets the text that the localStorage of the copy holds
 */
type Attack = (texts: Texts, tell: Tell, onCopied: (text: string) => void) => Promise<readonly string[]>

const pause = () => new Promise((resolve) => setTimeout(resolve, 10))

/** Opens the damaged copy and tells what it says. */
async function visit(browser: TrialBrowser, texts: Texts, tell: Tell) {
  await tell(labels.visit)
  const copy = await openCopy(browser.page())
  await copy.record.flush()
  const { text } = statusText(copy.record.status.read(), recordLabels)
  const { length } = copy.manager.summary.read().setAside
  if (text !== undefined) await tell(text)
  if (length > 0) await tell(labels.aside(length))
  const lost = changedFields(texts, copy)
  await copy.record.dispose()
  return { lost, isTold: text !== undefined }
}

const cut: Attack = async (texts, tell, onCopied) => {
  const browser = await copyRecord(texts)
  const text = browser.text() ?? ''
  onCopied(text)
  const at = Math.floor(text.length * (0.2 + randomBelow(60) / 100))
  store(browser, text.slice(0, at))
  await tell(labels.cut(text.length, at), browser.text())
  const { lost } = await visit(browser, texts, tell)
  return lost
}

/** The text with one bit of one of its characters flipped. */
function flipped(text: string) {
  const at = randomBelow(text.length)
  // The low bits alone: what comes out can be shown.
  const to = String.fromCharCode(text.charCodeAt(at) ^ (1 << randomBelow(3)))
  return { at, from: text.charAt(at), to, text: text.slice(0, at) + to + text.slice(at + 1) }
}

const flip: Attack = async (texts, tell, onCopied) => {
  const browser = await copyRecord(texts)
  onCopied(browser.text() ?? '')
  const { at, from, to, text } = flipped(browser.text() ?? '')
  store(browser, text)
  await tell(labels.flip(at + 1, from, to), text)
  const { lost, isTold } = await visit(browser, texts, tell)
  if (!isTold) await tell(browser.text() === text ? labels.unnoticed : labels.mended)
  return lost
}

/**
 * Ends a page at a step of the storing of an edit.
 *
 * @param isForgotten whether localStorage loses what was written last, as that of a killed browser does
 * @returns `undefined` where storing takes fewer steps
 */
async function pull(texts: Texts, step: number, isForgotten: boolean) {
  const browser = await copyRecord(texts)
  const { options, killAt, isKilled, killed } = killablePage(browser.page())
  const { record } = await openCopy(options)
  const before = browser.text() ?? ''
  killAt(step)
  write(record, labels.probe, [1, 2])
  await Promise.race([record.flush(), killed])
  await pause()
  if (!isKilled()) return undefined
  if (isForgotten) store(browser, before)
  killAt(0)
  const next = await openCopy(browser.page())
  await next.record.flush()
  const found = next.manager.summary.read().texts.get(labels.probe)
  const lost = changedFields(texts, next)
  await next.record.dispose()
  return { found, lost }
}

const plug: Attack = async (texts, tell) => {
  await tell(labels.plug)
  await tell(labels.plugLate)
  const lost = new Set<string>()
  const count = { before: 0, after: 0, half: 0 }
  for (let step = 1; ; step++) {
    const kept = await pull(texts, step, false)
    const forgotten = await pull(texts, step, true)
    if (!kept || !forgotten) break
    for (const { found, lost: names } of [kept, forgotten]) {
      count[found === undefined ? 'before' : found === '[1,2]' ? 'after' : 'half']++
      for (const name of names) lost.add(name)
    }
  }
  const { before, after, half } = count
  await tell(labels.plugged(before + after + half, before, after))
  await tell(half === 0 ? labels.plugNeverHalf : labels.plugHalf(half))
  return [...lost]
}

/** Lets both tabs take what the other has written. */
async function settle(tabs: readonly Copy[]) {
  for (let round = 0; round < 3; round++) {
    await Promise.all(tabs.map(({ record }) => record.flush()))
    await pause()
  }
}

const tabs: Attack = async (texts, tell) => {
  const browser = await copyRecord(texts)
  const sides = [labels.left, labels.right]
  const open = await Promise.all(sides.map(() => openCopy(browser.page())))
  await tell(labels.tabs)
  open.forEach(({ record }, at) => {
    write(record, labels.probe, sides[at])
    write(record, `${labels.probe} ${sides[at]}`, at)
  })
  await settle(open)
  const holdsBoth = open.every(({ record }) =>
    sides.every((side, at) => read(record, `${labels.probe} ${side}`) === at),
  )
  await tell(holdsBoth ? labels.tabsBoth : labels.tabsNotBoth)
  const winner = String(open[0] && read(open[0].record, labels.probe))
  await tell(labels.tabsWinner(winner))
  const backups = (await open[0]?.manager.backups()) ?? []
  const loser = JSON.stringify(sides.find((side) => side !== winner))
  const hasLoser = backups.some(({ texts: kept }) => kept.get(labels.probe) === loser)
  await tell(hasLoser ? labels.tabsLoser : labels.tabsNoLoser)
  const lost = open.flatMap((copy) => changedFields(texts, copy))
  await Promise.all(open.map(({ record }) => record.dispose()))
  return [...new Set(lost)]
}

const full: Attack = async (texts, tell) => {
  const browser = await copyRecord(texts)
  const { localStorage } = browser
  const { quota } = localStorage
  const edit = 'x'.repeat(5000)
  localStorage.quota = [...localStorage.entries].reduce(
    (sum, [key, { length }]) => sum + key.length + length,
    100,
  )
  await tell(labels.full)
  const first = await openCopy(browser.page())
  write(first.record, labels.probe, edit)
  await first.record.flush()
  const { text } = statusText(first.record.status.read(), recordLabels)
  if (text !== undefined) await tell(text)
  await first.record.dispose()

  const second = await openCopy(browser.page())
  await tell(read(second.record, labels.probe) === edit ? labels.fullKept : labels.fullLost)
  await second.record.dispose()

  localStorage.quota = quota
  const third = await openCopy(browser.page())
  await third.record.flush()
  await tell(browser.text()?.includes(edit) ? labels.fullAgain : labels.fullNotAgain)
  const lost = changedFields(texts, third)
  await third.record.dispose()
  return lost
}

/** What can be done to a copy, by name. */
export const attacks = { cut, flip, plug, tabs, full } satisfies Record<keyof typeof labels.attacks, Attack>
