import { createHash } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { anyYear } from '../record/work.fixtures.ts'
import { daysOf } from '../record/work.ts'
import { isProof, proofOf, verifyProof, type Digest } from './proof.ts'

const digest: Digest = async (text) => createHash('sha256').update(text).digest('hex')
const head = { month: '2026-11', name: 'A', employer: 'B' }
const days = [
  { date: '2026-11-02', hoursWorked: 8, note: 'Büro' },
  { date: '2026-11-03', hoursWorked: 7.5, start: '08:00', end: '16:00', breakMinutes: 30 },
  { date: '2026-11-04', hoursWorked: 0, kind: 'vacation' as const },
]

test('a proof that nobody changed is intact, also with its fields in another order', async () => {
  const text = JSON.stringify(await proofOf(head, days, digest))
  expect(isProof(text)).toBe(true)
  expect(await verifyProof(text, digest)).toMatchObject({ isIntact: true })
  const turned = JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  )
  expect(await verifyProof(turned, digest)).toMatchObject({ isIntact: true })
})

test('the first changed entry is named; one that is left out or moved is noticed, and so is a changed head', async () => {
  const proof = await proofOf(head, days, digest)
  const check = (changed: object) => verifyProof(JSON.stringify({ ...proof, ...changed }), digest)
  const entries = proof.entries.map((entry) =>
    entry.day.date === '2026-11-03' ? { ...entry, day: { ...entry.day, hoursWorked: 9 } } : entry,
  )
  expect(await check({ entries })).toMatchObject({ isIntact: false, brokenAt: { date: '2026-11-03' } })
  expect(await check({ entries: proof.entries.slice(1) })).toMatchObject({ isIntact: false })
  expect(await check({ entries: proof.entries.slice(0, -1) })).toMatchObject({ isIntact: false })
  expect(await check({ entries: proof.entries.toReversed() })).toMatchObject({ isIntact: false })
  expect(await check({ name: 'C' })).toMatchObject({ isIntact: false })
  expect(await verifyProof('{"kind":"kleinzeug-worktime-proof"}', digest)).toBeUndefined()
  expect(await verifyProof('{', digest)).toBeUndefined()
})

test.prop([anyYear, fc.nat()])('any changed hour of any month is noticed', async (year, at) => {
  const entries = daysOf(year)
  const proof = await proofOf(head, entries, digest)
  expect(await verifyProof(JSON.stringify(proof), digest)).toMatchObject({ isIntact: true })
  const index = at % Math.max(1, entries.length)
  const changed = proof.entries.map((entry, place) =>
    place === index
      ? { ...entry, day: { ...entry.day, hoursWorked: entry.day.hoursWorked === 1 ? 2 : 1 } }
      : entry,
  )
  if (entries.length > 0)
    expect(await verifyProof(JSON.stringify({ ...proof, entries: changed }), digest)).toMatchObject({
      isIntact: false,
    })
})
