import { expect, test } from 'vitest'
import { collectExpressions } from './collectExpressions.ts'

const found = (text: string, name = 'a.ts') =>
  collectExpressions(name, text).map(({ source, flags, line }) => [source, flags, line])

test('literals are found with their flags and lines, also in JSX', () => {
  expect(found(String.raw`const a = /[/]\/x/gu` + '\nf(/b/)')).toEqual([
    [String.raw`[/]\/x`, 'gu', 1],
    ['b', '', 2],
  ])
  expect(found('const a = <p title="/x/">{b.replace(/c+/, d)} 1/2/3</p>', 'a.tsx')).toEqual([['c+', '', 1]])
})

test('what RegExp makes of strings, templates and constants is found', () => {
  expect(
    found(
      [
        String.raw`new RegExp('\\d+$', 'i')`,
        'RegExp(`^${word}:`)',
        String.raw`const day = String.raw` + '`\\d{2}`',
        'new RegExp(String.raw`${day}\\s+${day}`)',
        'const link = /a+/',
        'new RegExp(`^${link.source}`)',
      ].join('\n'),
    ),
  ).toEqual([
    [String.raw`\d+$`, 'i', 1],
    ['^x:', '', 2],
    [String.raw`\d{2}\s+\d{2}`, '', 4],
    ['a+', '', 5],
    ['^a+', '', 6],
  ])
})

test('an expression of a text that cannot be told is refused', () => {
  expect(() => found('new RegExp(read())')).toThrow('a.ts:1')
})
