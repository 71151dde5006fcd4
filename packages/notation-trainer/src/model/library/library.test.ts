import { createHash } from 'node:crypto'
import { Chess } from 'chess.js'
import { expect, test } from 'vitest'
import { squares } from '../ply.ts'
import { checkScript } from '../script.ts'
import { libraryOpenings, searchLibrary } from './library.ts'
import { playPacked, writePacked } from './placed.ts'

/** A line in English short notation, with each position played once. */
function movesInSan() {
  const played = new Map<string, { fen: string; san: string }>()
  return (packed: string) => {
    let key = ''
    let fen: string | undefined
    const sans: string[] = []
    playPacked(packed, ({ from, to }) => {
      key += `${from}-${to} `
      const known = played.get(key)
      if (!known) {
        const move = new Chess(fen).move({ from: squares[from] ?? '', to: squares[to] ?? '' })
        played.set(key, { fen: move.after, san: move.san })
      }
      const { fen: after = '', san = '' } = played.get(key) ?? {}
      fen = after
      sans.push(san)
    })
    return sans.map((san, index) => (index % 2 === 0 ? `${index / 2 + 1}. ${san}` : san)).join(' ')
  }
}

test('every code, name and move is that of the file it comes from', { tags: ['more'] }, () => {
  const sans = movesInSan()
  const rows = libraryOpenings.map(({ eco, english, packed }) => `${eco}\t${english}\t${sans(packed)}`)
  expect(rows).toHaveLength(3807)
  // The SHA-256 of chess-openings.tsv, all lines of lichess-org/chess-openings below a heading.
  expect(
    createHash('sha256')
      .update(['eco\tname\tpgn', ...rows, ''].join('\n'))
      .digest('hex'),
  ).toBe('75e050bd05f6b93d29d12ef1674c3ede12740315c902a83b12abfe65e1d81f1d')
})

test('a line becomes a script that is legal', () => {
  for (const { packed } of libraryOpenings.filter((_, index) => index % 40 === 0)) {
    const letters: Record<string, string> = { K: 'K', Q: 'D', R: 'T', B: 'L', N: 'S' }
    const script = writePacked(packed, (piece) => letters[piece.toUpperCase()] ?? '')
    expect(checkScript(script, 'german')).toMatchObject({ ok: true })
  }
})

const found = (query: string) => searchLibrary(query).map(({ name }) => name)
const first = (query: string) => searchLibrary(query)[0]?.english

test('is searched by German or English name and by code', () => {
  expect(found('drachen')).toContain('Sizilianisch: Drachenvariante')
  expect(found('dragon variation sicilian').length).toBeGreaterThan(40)
  expect(found('Sizilianische Verteidigung').length).toBeGreaterThan(380)
  expect(found('saemisch nimzo')).toContain('Nimzo-Indisch: Sämisch-Variante')
  expect(found('samisch nimzo')).toContain('Nimzo-Indisch: Sämisch-Variante')
  expect(found('Nimzo-Indisch: Sämisch-Variante')).toContain('Nimzo-Indisch: Sämisch-Variante')
  expect(searchLibrary('c33').every(({ eco }) => eco === 'C33')).toBe(true)
  expect(found('gibt es nicht')).toEqual([])
  expect(found('  ')).toHaveLength(libraryOpenings.length)
})

test.each(['Nf3', 'Sf3', '♘f3', '1. Sg1-f3', '1.Nf3'])(
  '%s finds the openings that begin with it',
  (query) => {
    expect(first(query)).toBe('Zukertort Opening')
  },
)

test.each(['1. e4 c5', 'e2-e4 c7-c5', 'e4 c5', '1.e2–e4 c7–c5 2'])('%s finds the Sicilian', (query) => {
  expect(first(query)).toBe('Sicilian Defense')
  expect(found(query).length).toBeGreaterThan(380)
})

test('another order of moves finds the same position', () => {
  expect(first('d4 Nf6 Nc3 d5 e4')).toBe(first('d4 d5 e4 Nf6 Nc3'))
  expect(first('1. c4 Sf6 2. d4 e6 3. Sc3 Lb4')).toBe('Nimzo-Indian Defense')
})

test('names that were wrong before fit their moves', () => {
  const named = (english: string) => libraryOpenings.find((opening) => opening.english === english)
  const moves = (english: string) =>
    writePacked(named(english)?.packed ?? '', (piece) => (/p/i.test(piece) ? '' : piece.toUpperCase()))
  expect(named('Dutch Defense: Stonewall Variation')?.eco).not.toBe('A90')
  expect(moves("Ruy Lopez: Berlin Defense, l'Hermet Variation, Berlin Wall Defense")).toMatch(/Kd8$|Ke8xd8$/)
})
