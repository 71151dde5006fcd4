import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { isIsoDate } from '@kleinzeug/calendar-day'
import { parseQuickEntry } from './quickEntry.ts'
import { webAddress } from '@kleinzeug/storage/exchange'

const today = '2026-11-21'

test.each([
  ['heute: Rede', '2026-11-21'],
  ['Gestern: Rede', '2026-11-20'],
  ['vorgestern : Rede', '2026-11-19'],
  ['yesterday: Rede', '2026-11-20'],
  ['Samstag: Rede', '2026-11-21'],
  ['letzten Montag: Rede', '2026-11-16'],
  ['12.3.: Rede', '2026-03-12'],
  ['24.12.: Rede', '2025-12-24'],
  ['29.2.: Rede', '2024-02-29'],
  ['1.2.25: Rede', '2025-02-01'],
  ['01.02.2025: Rede', '2025-02-01'],
  ['2024-02-29: Rede', '2024-02-29'],
  ['Rede', '2026-11-21'],
])('%s', (line, date) => {
  expect(parseQuickEntry(line, today)).toMatchObject({ fields: { date, title: 'Rede' } })
  expect(parseQuickEntry(line, today).problem).toBeUndefined()
})

test('tags, people, evidence and impact are taken out of the title', () => {
  const line =
    'gestern: Formular gekürzt -> 30 % weniger Rückfragen #ux, #Formulare @Mira @Anna_Weiß https://example.org/a?b=1#c'
  expect(parseQuickEntry(line, today).fields).toEqual({
    date: '2026-11-20',
    title: 'Formular gekürzt',
    impact: '30 % weniger Rückfragen',
    evidence: 'https://example.org/a?b=1#c',
    tags: ['ux', 'Formulare'],
    people: ['Mira', 'Anna Weiß'],
  })
})

test.each([
  ['Platz #1 erreicht', 'Platz #1 erreicht'],
  ['C# gelernt', 'C# gelernt'],
  ['9:30 Uhr Rede', '9:30 Uhr Rede'],
  ['Notiz: Rede', 'Notiz: Rede'],
  ['Mail an a@b.de', 'Mail an a@b.de'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s stays a title', (line, title) => {
  expect(parseQuickEntry(line, today).fields).toMatchObject({ title, tags: [], people: [], evidence: '' })
})

test.each([
  ['', 'empty'],
  ['gestern: #ux', 'empty'],
  ['31.2.: Rede', 'no-such-day'],
  ['2026-13-01: Rede', 'no-such-day'],
  ['22.11.2026: Rede', 'future'],
])('"%s" is refused: %s', (line, problem) => {
  expect(parseQuickEntry(line, today).problem).toBe(problem)
})

test.prop([fc.string({ unit: 'grapheme' })])('any line is read without a throw and loses no word', (line) => {
  const { fields } = parseQuickEntry(line, today)
  expect(fields.date === undefined || isIsoDate(fields.date)).toBe(true)
})

test.each([
  ['letzte Woche: Rede', 'unknown'],
  ['12/3: Rede', 'unknown'],
  ['letzte Woche die Rede', 'unknown'],
  ['gestern die Rede', 'no-colon'],
  ['12.3. die Rede', 'no-colon'],
  ['gestern: Rede', undefined],
  ['Rede von gestern', undefined],
])('%s: what looks like a day and is not read is told', (line, unreadDay) => {
  expect(parseQuickEntry(line, today).unreadDay).toBe(unreadDay)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://a b',
  '//example.org',
  'ftp://x.de',
  'HTTPS:/x',
])('%s becomes no link', (text) => expect(webAddress(text)).toBeUndefined())
