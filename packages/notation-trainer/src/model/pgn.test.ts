import { describe, expect, test } from 'vitest'
import { games } from './games.ts'
import { mostLines, readPgn, writePgn } from './pgn.ts'
import { checkScript, writeScript } from './script.ts'

const read = async (text: string) => {
  const result = await readPgn(text, 'Partie')
  if (!result.ok) throw new Error(`stopped in line ${result.line}`)
  return result
}

describe('PGN', () => {
  test('with several games, comments, annotations and variations gives a line for each way', async () => {
    const { lines, refused } = await read(`[Event "Probe"]
[White "Weiß, A."]
[Black "Schwarz, B."]
[Date "2024.05.01"]

1. e4 $1 {gut} e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3! Nc6 1/2-1/2

[Event "?"]

1. d4 d5 *
`)
    expect(refused).toEqual([])
    expect(lines.map(({ title, line }) => [title, writeScript(line).replaceAll('\n', ' ')])).toEqual([
      ['Weiß, A. – Schwarz, B., Probe, 2024', '1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6'],
      ['Weiß, A. – Schwarz, B., Probe, 2024 (1)', '1. e2-e4 c7-c5 2. Sg1-f3 d7-d6'],
      ['Weiß, A. – Schwarz, B., Probe, 2024 (2)', '1. e2-e4 c7-c5 2. c2-c3 d7-d5'],
      ['Partie 2', '1. d2-d4 d7-d5'],
    ])
    expect(lines.map((line) => line.variation)).toEqual([false, true, true, false])
  })

  test('an illegal game is refused with its place, the others are read', async () => {
    const { lines, refused } = await read('[Event "A"]\n\n1. e4 Ke6 *\n\n[Event "B"]\n\n1. d4 *\n')
    expect(lines.map(({ title }) => title)).toEqual(['B'])
    expect(refused).toMatchObject([
      { title: 'A', error: { reason: 'illegal', line: undefined, number: 1, color: 'b' } },
    ])
  })

  test('of very many games and variations the first are read, and that there are more is said', async () => {
    const some = await read('1. e4 e5 *\n\n'.repeat(mostLines))
    expect([some.lines.length, some.more]).toEqual([mostLines, false])
    const more = await read(`1. e4 e5 ${'(1... c5) '.repeat(mostLines + 5)} *`)
    expect([more.lines.length, more.more]).toEqual([mostLines, true])
  })

  test('a text that is no PGN is refused with the line', async () => {
    expect(await readPgn('1. e4 e5\n2. Sg1-f3', 'Partie')).toEqual({ ok: false, line: 2 })
  })

  test('what was written is read again, from the usual position and another', async () => {
    const start = '4k3/P7/8/8/8/8/8/4K3 b - - 0 40'
    const lines = [
      { title: 'Mit "Zitat"', script: games[2]?.script ?? '', start: undefined },
      { title: 'Umwandlung', script: '40. … Ke8-d7 41. a7-a8D', start },
    ].map(({ title, script, start: from }) => {
      const checked = checkScript(script, 'german', from)
      if (!checked.ok) throw new Error('illegal')
      return { title, line: checked.line }
    })
    const again = await read(writePgn(lines))
    expect(again.lines.map(({ line }) => line)).toEqual(lines.map(({ line }) => line))
  })
})
