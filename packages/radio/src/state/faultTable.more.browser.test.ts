// @module-tag more
import { beforeAll, expect, inject, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defaultLabels } from '../labels.ts'
import { measurePlain, measureRadio } from './stationMeasure.fixtures.ts'
import { stationRows, type StationRow } from './stationRows.fixtures.ts'

/** Duration of a run, and time after which a stream breaks, in s. */
const seconds = 12
const cut = 4
/** A page of Chromium opens ten connections at a time, so that its stations are measured in so many batches. */
const batches = 4
/** `healthyStreams.more.browser.test.ts` plays the other healthy ones. */
const rows = stationRows.filter(({ path }) => !path.startsWith('paced') || path.includes('burst=2'))

// The autoplay policy blocks sound until the page has been clicked.
beforeAll(() => userEvent.click(document.body))

/** Address of a station. Each has a host name of its own: six connections to one host are the limit of a browser. */
function addressOf(path: string): string {
  const name = crypto.randomUUID()
  const { port } = new URL(inject('station'))
  return `http://${name}.localhost:${port}/${name}/${path.replace('CUT', String(cut))}`
}

async function measure({ path, isRepaired }: StationRow) {
  const [radioUrl, plainUrl] = [addressOf(path), addressOf(path)]
  const options = { seconds, repairAt: isRepaired && seconds / 2 }
  const [radio, plain] = await Promise.all([measureRadio(radioUrl, options), measurePlain(plainUrl, options)])
  const requests = Number(await (await fetch(new URL('requests', radioUrl.replace(/\?.*/, '')))).text())
  return { radio, plain, requests }
}

type Result = Awaited<ReturnType<typeof measure>>

const line = ({ name }: StationRow, { radio, plain, requests }: Result) =>
  `${name}: ${radio.messages.join(' ') || '–'} ${radio.heard.toFixed(1)} s, plain ${plain.heard.toFixed(1)} s, ${requests} requests`

/** What is wrong with a result; both elements are measured in the same run, so that load slows both down. */
function complaints({ reason, requests: most, sound }: StationRow, { radio, plain, requests }: Result) {
  const isHeard = {
    none: radio.heard === 0,
    same: radio.heard > 0.8 * plain.heard,
    more: radio.heard > plain.heard,
    any: true,
  }
  const hasWords =
    reason === null ? radio.messages.length === 0 : radio.messages.includes(defaultLabels.reasons[reason])
  return [!hasWords && 'words', requests > most && 'requests', !isHeard[sound] && 'sound'].filter(Boolean)
}

test('each fault has its words, its sound and few requests', { timeout: 120_000 }, async () => {
  const found: string[] = []
  for (let number = 0; number < batches; number += 1) {
    const batch = rows.filter((_, index) => index % batches === number)
    const results = await Promise.all(batch.map(async (row) => ({ row, result: await measure(row) })))
    for (const { row, result } of results) {
      console.log(line(row, result))
      const wrong = complaints(row, result)
      if (wrong.length > 0) found.push(`${wrong.join(', ')}: ${line(row, result)}`)
    }
  }
  expect(found).toEqual([])
})
