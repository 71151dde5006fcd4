import { today, type stored } from '../trainers.fixtures.ts'

const pgn = `[Event "Italienisch für Weiß"]
[Result "*"]

{Der Plan: schnell entwickeln.} 1. e4 e5 {58 %} (1... c5 {24 %} 2. Nf3 d6 (2... Nc6 3. d4 cxd4 4. Nxd4) (2... e6 3. d4) 3. d4 cxd4
4. Nxd4 Nf6 5. Nc3) (1... e6 {12 %} 2. d4 d5 3. Nc3 $5) 2. Nf3 Nc6 (2... Nf6 3. Nxe5 d6 4. Nf3 $1 Nxe4) 3. Bc4 $1
{Der Läufer zielt auf f7. [%csl Rf7] [%cal Gc4f7,Bf3g5]} 3... Bc5 (3... Nf6 4. d3 (4. Ng5 $6 d5) 4... Bc5 5. O-O) 4. c3 Nf6 5. d3
$14 *
`

const day = 86_400_000
const card = (name: string, due: number, lapses: number) => ({
  name: `${name} -`,
  due: today + due * day,
  last: today - 4 * day,
  stability: 3,
  difficulty: 5,
  repetitions: 3,
  lapses,
})

/** A repertoire of which three positions are known, one is due, and one was forgotten three times. */
export const someRepertoire = {
  repertoires: [{ id: 'plan', title: 'Italienisch für Weiß', side: 'white', pgn }],
  cards: [
    card('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq', 5, 0),
    card('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq', 3, 0),
    card('r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq', 9, 0),
    card('rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq', -1, 3),
  ],
} satisfies Parameters<typeof stored>[0]
