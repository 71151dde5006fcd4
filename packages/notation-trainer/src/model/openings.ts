import { withTitle } from './lineTitles.ts'

/** A line to train, an opening or a game, as a numbered script in German long notation. */
export interface Opening {
  readonly id: string
  /** Shown to the visitor. */
  readonly title: string
  /** What its times are stored under; the title when left out. */
  readonly storedAs?: string | undefined
  /** One numbered move a line: `1. e2-e4 e7-e5`. */
  readonly script: string
  /** Position it starts from as FEN; the usual one when left out. */
  readonly start?: string | undefined
  /** Whether Black sits below. */
  readonly flipped?: boolean | undefined
}

/** The name under which times, runs and cards of a line are stored. */
export const storedName = ({ storedAs, title }: Opening) => storedAs ?? title

const [first, ...others]: readonly [Opening, ...Opening[]] = [
  {
    id: 'italian',
    title: 'Italienisch',
    script: `1. e2-e4 e7-e5
2. Sg1-f3 Sb8-c6
3. Lf1-c4 Lf8-c5`,
  },
  {
    id: 'spanish',
    title: 'Spanisch',
    script: `1. e2-e4 e7-e5
2. Sg1-f3 Sb8-c6
3. Lf1-b5`,
  },
  {
    id: 'nimzoIndian',
    title: 'Nimzo-Indisch',
    script: `1. d2-d4 Sg8-f6
2. c2-c4 e7-e6
3. Sb1-c3 Lf8-b4`,
  },
  {
    id: 'gruenfeldIndian',
    title: 'Grünfeld-Indisch',
    script: `1. d2-d4 Sg8-f6
2. c2-c4 g7-g6
3. Sb1-c3 d7-d5`,
  },
  {
    id: 'sicilianNajdorf',
    title: 'Najdorf-Sizilianisch',
    script: `1. e2-e4 c7-c5
2. Sg1-f3 d7-d6
3. d2-d4 c5xd4
4. Sf3xd4 Sg8-f6
5. Sb1-c3 a7-a6`,
  },
  {
    id: 'kingsIndianClassical',
    title: 'Königsindisch, klassisch',
    script: `1. d2-d4 Sg8-f6
2. c2-c4 g7-g6
3. Sb1-c3 Lf8-g7
4. e2-e4 d7-d6
5. Sg1-f3 0-0
6. Lf1-e2`,
  },
  {
    id: 'londonSystem',
    title: 'Londoner System',
    script: `1. d2-d4 d7-d5
2. Sg1-f3 Sg8-f6
3. Lc1-f4 c7-c6
4. e2-e3 Lc8-f5
5. Sb1-d2 e7-e6
6. c2-c3`,
  },
]

/** The seven built-in openings; the first one is selected at the start. */
export const openings: readonly [Opening, ...Opening[]] = [withTitle(first), ...others.map(withTitle)]
