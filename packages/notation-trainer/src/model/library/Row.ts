/** A named opening; the moves in English short notation without numbers. */
export type Row = readonly [eco: string, german: string, english: string, moves: string]
