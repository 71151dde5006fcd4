/**
 * A 5 by 7 dot-matrix alphabet of our own: seven rows a letter, `#` for a lit dot. `I` and `1` are
 * three dots wide; umlauts give up a row for their dots.
 */
export const dotMatrixFont: Readonly<Record<string, readonly string[]>> = {
  A: [' ### ', '#   #', '#   #', '#####', '#   #', '#   #', '#   #'],
  B: ['#### ', '#   #', '#   #', '#### ', '#   #', '#   #', '#### '],
  C: [' ### ', '#   #', '#    ', '#    ', '#    ', '#   #', ' ### '],
  D: ['#### ', '#   #', '#   #', '#   #', '#   #', '#   #', '#### '],
  E: ['#####', '#    ', '#    ', '#### ', '#    ', '#    ', '#####'],
  F: ['#####', '#    ', '#    ', '#### ', '#    ', '#    ', '#    '],
  G: [' ### ', '#   #', '#    ', '# ###', '#   #', '#   #', ' ### '],
  H: ['#   #', '#   #', '#   #', '#####', '#   #', '#   #', '#   #'],
  I: ['###', ' # ', ' # ', ' # ', ' # ', ' # ', '###'],
  J: ['  ###', '   # ', '   # ', '   # ', '   # ', '#  # ', ' ##  '],
  K: ['#   #', '#  # ', '# #  ', '##   ', '# #  ', '#  # ', '#   #'],
  L: ['#    ', '#    ', '#    ', '#    ', '#    ', '#    ', '#####'],
  M: ['#   #', '## ##', '# # #', '# # #', '#   #', '#   #', '#   #'],
  N: ['#   #', '##  #', '# # #', '#  ##', '#   #', '#   #', '#   #'],
  O: [' ### ', '#   #', '#   #', '#   #', '#   #', '#   #', ' ### '],
  P: ['#### ', '#   #', '#   #', '#### ', '#    ', '#    ', '#    '],
  Q: [' ### ', '#   #', '#   #', '#   #', '# # #', '#  # ', ' ## #'],
  R: ['#### ', '#   #', '#   #', '#### ', '# #  ', '#  # ', '#   #'],
  S: [' ####', '#    ', '#    ', ' ### ', '    #', '    #', '#### '],
  T: ['#####', '  #  ', '  #  ', '  #  ', '  #  ', '  #  ', '  #  '],
  U: ['#   #', '#   #', '#   #', '#   #', '#   #', '#   #', ' ### '],
  V: ['#   #', '#   #', '#   #', '#   #', '#   #', ' # # ', '  #  '],
  W: ['#   #', '#   #', '#   #', '# # #', '# # #', '## ##', '#   #'],
  X: ['#   #', '#   #', ' # # ', '  #  ', ' # # ', '#   #', '#   #'],
  Y: ['#   #', '#   #', ' # # ', '  #  ', '  #  ', '  #  ', '  #  '],
  Z: ['#####', '    #', '   # ', '  #  ', ' #   ', '#    ', '#####'],
  Ä: ['#   #', ' ### ', '#   #', '#   #', '#####', '#   #', '#   #'],
  Ö: ['#   #', ' ### ', '#   #', '#   #', '#   #', '#   #', ' ### '],
  Ü: ['#   #', '     ', '#   #', '#   #', '#   #', '#   #', ' ### '],
  0: [' ### ', '#   #', '#  ##', '# # #', '##  #', '#   #', ' ### '],
  1: [' # ', '## ', ' # ', ' # ', ' # ', ' # ', '###'],
  2: [' ### ', '#   #', '    #', '  ## ', ' #   ', '#    ', '#####'],
  3: ['#####', '   # ', '  #  ', '   # ', '    #', '#   #', ' ### '],
  4: ['   # ', '  ## ', ' # # ', '#  # ', '#####', '   # ', '   # '],
  5: ['#####', '#    ', '#### ', '    #', '    #', '#   #', ' ### '],
  6: ['  ## ', ' #   ', '#    ', '#### ', '#   #', '#   #', ' ### '],
  7: ['#####', '    #', '   # ', '  #  ', ' #   ', ' #   ', ' #   '],
  8: [' ### ', '#   #', '#   #', ' ### ', '#   #', '#   #', ' ### '],
  9: [' ### ', '#   #', '#   #', ' ####', '    #', '   # ', ' ##  '],
}

/** Dots between two letters, between two words, and around the whole. */
const letterGap = 1
const wordGap = 3
const margin = 1

export interface Dot {
  readonly column: number
  readonly row: number
  readonly lit: boolean
}

/**
 * Sets words on a dot matrix.
 *
 * @returns the size in dots, and every dot, column by column, so that the order of the dots is the
 *   order in which a reader meets them; a character without a letter form stays dark
 */
export function setOnMatrix(words: readonly string[]): { columns: number; rows: number; dots: Dot[] } {
  const rows = 7 + 2 * margin
  const columns: boolean[][] = []
  const dark = (count: number) => {
    for (let i = 0; i < count; i++) columns.push(Array.from({ length: rows }, () => false))
  }

  dark(margin)
  words.forEach((word, wordIndex) => {
    if (wordIndex > 0) dark(wordGap)
    Array.from(word.toUpperCase()).forEach((character, index) => {
      if (index > 0) dark(letterGap)
      const letter = dotMatrixFont[character] ?? dotMatrixFont['I']!.map(() => '   ')
      for (let x = 0; x < letter[0]!.length; x++)
        columns.push(Array.from({ length: rows }, (_, y) => letter[y - margin]?.[x] === '#'))
    })
  })
  dark(margin)

  return {
    columns: columns.length,
    rows,
    dots: columns.flatMap((column, x) => column.map((lit, y) => ({ column: x, row: y, lit }))),
  }
}
