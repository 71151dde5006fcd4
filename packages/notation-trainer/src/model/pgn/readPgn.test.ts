import { describe, expect, test } from 'vitest'
import { writeScript } from '../script.ts'
import { linesThrough } from './gameTree.ts'
import { mostGames, readPgn } from './readPgn.ts'

const read = (text: string) => readPgn(text, 'Partie')

/** The lines of every game, one row each. */
async function rows(text: string) {
  const { games } = await read(text)
  return games.flatMap(({ tree }) =>
    [...linesThrough(tree.next)].map((plies) =>
      writeScript({ start: tree.start, plies }).replaceAll('\n', ' '),
    ),
  )
}

const reasons = async (text: string) => (await read(text)).refused.map(({ error }) => error.reason)

describe('PGN', () => {
  test('with several games, comments, annotations and variations stays a tree', async () => {
    const text = `[Event "Probe"]
[White "Weiß, A."]
[Black "Schwarz, B."]
[Date "2024.05.01"]

1. e4 $1 {gut [%cal Gd2d4]} e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3! Nc6 1/2-1/2

[Event "?"]

1. d4 d5 *
`
    const { games, refused } = await read(text)
    expect(refused).toEqual([])
    expect(games.map(({ title }) => title)).toEqual(['Weiß, A. – Schwarz, B., Probe, 2024', 'Partie 2'])
    expect(games[0]?.tree.next[0]).toMatchObject({ nags: [1], comment: 'gut [%cal Gd2d4]' })
    expect(await rows(text)).toEqual([
      '1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6',
      '1. e2-e4 c7-c5 2. Sg1-f3 d7-d6',
      '1. e2-e4 c7-c5 2. c2-c3 d7-d5',
      '1. d2-d4 d7-d5',
    ])
  })

  test('an unreadable game is refused with its place and reason, the others are read', async () => {
    const { games, refused } = await read(
      '[Event "A"]\n\n1. e4 Ke6 *\n\n[Event "B"]\n\n1. d4 *\n\n1. e4 hallo *\n\n[Event "C"]\n\n1. c4 {offen\n\n[Event "D"]\n\n1. b3 (1. g3\n',
    )
    expect(games.map(({ title }) => title)).toEqual(['B', 'C', 'D'])
    expect(refused).toMatchObject([
      { title: 'A', error: { reason: 'illegal', line: 3, number: 1, color: 'b', text: 'Ke6' } },
      { title: 'Partie 3', error: { reason: 'unreadable', line: 9, text: 'hallo' } },
      { title: 'C', error: { reason: 'cut' } },
      { title: 'D', error: { reason: 'cut' } },
    ])
  })

  test.each([
    ['[Variant "Crazyhouse"]\n\n1. e4 *', ['variant']],
    ['[Variant "Antichess"]\n\n1. e4 *', ['variant']],
    [
      '[Variant "Chess960"]\n[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"]\n\n1. e4 *',
      ['variant'],
    ],
    ['[FEN "nichts"]\n\n1. e4 *', ['start']],
    ['% nur für mich\n1. e4 *', ['escape']],
    ['1. e4 (1. d4 Ke5) e5 *', ['illegal']],
  ])('%j is listed with its reason', async (text, expected) => {
    expect(await reasons(text)).toEqual(expected)
  })

  test('a variation that cannot be read is left out, its game stays', async () => {
    expect(await rows('1. e4 (1. d4 (1. c4) Ke5 2. c4) e5 (1... c5) *')).toEqual([
      '1. e2-e4 e7-e5',
      '1. e2-e4 c7-c5',
    ])
  })

  test('moves of any language below headers of any language', async () => {
    const header = '[Event "Vereinsabend"]\n[White "Dr. Tal"]\n[Result "*"]\n\n'
    const line = '1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. Lf1-c4 d7-d6 4. 0-0 Dd8-e7'
    for (const moves of [
      '1. e4 e5 2. Nf3 Nc6 3. Bc4 d6 4. O-O Qe7',
      '1.e4 e5 2.Sf3 Sc6 3.Lc4 d6 4.0-0 De7',
      '1. e2–e4 e7–e5 2. Sg1–f3 Sb8–c6 3. Lf1–c4 d7–d6 4. 0–0 Dd8–e7',
      '1. e4! e5 2. ♘f3 ♞c6 3. ♗c4± d6?! 4. O-O ♛e7',
    ])
      expect(await rows(`${header}${moves} *`)).toEqual([line])
  })

  test('what other programs write: remarks, doubled numbers, e.p., brackets, Windows line ends', async () => {
    const text =
      '\ufeff[Event "E"] [White "A"]\r\n[Black "B "C""]\r\n\r\n1. e4 ; König\r\n1... d5 2. e5 f5 3. exf6 e.p. a6 4. fxg7 a5 5. gxh8(Q)+- $18 Sf6 *'
    const { games, refused } = await read(text.replace('Sf6', 'Nf6'))
    expect(refused).toEqual([])
    expect(games[0]?.title).toBe('A – B "C", E')
    expect(games[0]?.tree.next[0]?.comment).toBe('König')
  })

  test('of very many games the first are read, and that there are more is said', async () => {
    const some = await read('1. e4 e5 *\n\n'.repeat(mostGames))
    expect([some.games.length, some.more]).toEqual([mostGames, false])
    const more = await read('1. e4 e5 *\n\n'.repeat(mostGames + 5))
    expect([more.games.length, more.more]).toEqual([mostGames, true])
  })

  test('a text without moves is no game', async () => {
    expect(await read('Guten Tag.')).toMatchObject({ games: [] })
    expect((await read('[Event "A"]\n\n*')).games).toEqual([])
  })
})
