import { describe, expect, test } from 'vitest'
import { englishLabels } from './labels.en.ts'
import { germanLabels, statusText } from './labels.ts'
import type { RecordStatus } from './status.ts'

const everyStatus: readonly RecordStatus[] = [
  { kind: 'loading' },
  { kind: 'saved', mirrored: true },
  { kind: 'saved', mirrored: false },
  { kind: 'saving' },
  { kind: 'mirrorOnly' },
  { kind: 'memoryOnly' },
  { kind: 'full', mirrored: true },
  { kind: 'full', mirrored: false },
  { kind: 'setAside', names: ['decider'], lost: true },
  { kind: 'setAside', names: ['decider'], lost: false },
  { kind: 'conflict', names: ['decider'] },
  { kind: 'exportDue', reason: 'old' },
  { kind: 'exportDue', reason: 'evictable' },
  { kind: 'newer' },
]

const silent: readonly string[] = ['loading', 'saved', 'saving']

describe.each([
  ['German', germanLabels({ decider: 'Der Entscheider' })],
  ['English', englishLabels({ decider: 'Decider' })],
])('%s words', (_language, labels) => {
  const named = everyStatus.map((status) => [JSON.stringify(status), status] as const)

  test.each(named.filter(([, { kind }]) => silent.includes(kind)))(
    '%s: nothing to tell, and a short word',
    (_name, status) => {
      const { short, text, offer } = statusText(status, labels)
      expect(short).not.toBe('')
      expect([text, offer]).toEqual([undefined, undefined])
    },
  )

  test.each(named.filter(([, { kind }]) => !silent.includes(kind)))(
    '%s: tells what has happened and what to do',
    (_name, status) => {
      const { short, text, offer } = statusText(status, labels)
      expect(short).not.toBe('')
      expect(text?.split(/[.:] /).length).toBeGreaterThan(1)
      expect(Object.keys(labels.offer)).toContain(offer)
    },
  )

  test('trouble that differs is told in different words', () => {
    const texts = everyStatus.flatMap((status) => statusText(status, labels).text ?? [])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('each reason to refuse a file has a sentence of its own, with the key or field to blame', () => {
    const sentences = Object.values(labels.refusal).map((refusal) => refusal('fremd'))
    expect(new Set(sentences).size).toBe(sentences.length)
    // The last sentence says what to do next.
    for (const sentence of sentences) expect(sentence).toMatch(/(?:Wähl|Lade|Choose|Reload) [^.]+\.$/)
    expect(labels.refusal.wrongType('fremd')).toContain('fremd')
  })

  test('a field without a name is called by its own', () => {
    expect(labels.field('constructor')).toBe('constructor')
    expect(labels.field('decider')).not.toBe('decider')
  })
})

test('an old tab offers to reload, a full or blocked browser to export', () => {
  const offers = Object.fromEntries(everyStatus.map((status) => [status.kind, statusText(status).offer]))
  expect(offers).toMatchObject({
    newer: 'reload',
    full: 'export',
    memoryOnly: 'export',
    mirrorOnly: 'export',
    exportDue: 'export',
    setAside: 'show',
  })
})
