/** Numeric annotation glyphs of a move, of which it has one at most: `!`, `?`, `!!`, `??`, `!?`, `?!`, `□`. */
export const moveGlyphs = [3, 1, 5, 6, 2, 4, 7] as const

/** Glyphs of a position, from winning for White to winning for Black, then unclear. */
export const positionGlyphs = [18, 16, 14, 10, 15, 17, 19, 13] as const

export type Glyph = (typeof moveGlyphs)[number] | (typeof positionGlyphs)[number]

const signs: Readonly<Record<Glyph, string>> = {
  1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!', 7: '□',
  10: '=', 13: '∞', 14: '⩲', 15: '⩱', 16: '±', 17: '∓', 18: '+−', 19: '−+',
} // prettier-ignore

export const isGlyph = (nag: number): nag is Glyph => Object.hasOwn(signs, nag)

/** The sign of a numeric annotation glyph; those without a usual one as PGN writes them, `$146`. */
export const glyphSign = (nag: number) => (isGlyph(nag) ? signs[nag] : `$${nag}`)

/** The glyphs after `nag` was set or taken away; of its kind there is one at most. */
export function withGlyph(nags: readonly number[], nag: Glyph): readonly number[] {
  const kind: readonly number[] =
    [moveGlyphs, positionGlyphs].find((kin: readonly number[]) => kin.includes(nag)) ?? []
  const others = nags.filter((other) => !kind.includes(other))
  return nags.includes(nag) ? others : [...others, nag].toSorted((one, other) => one - other)
}

/** The glyphs without those of a position. */
export const withoutPosition = (nags: readonly number[]) =>
  nags.filter((nag) => !positionGlyphs.some((glyph) => glyph === nag))
