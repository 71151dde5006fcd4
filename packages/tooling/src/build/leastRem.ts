/**
 * Rewrites every length in `rem` of a minified stylesheet so that it is at least what it is with a root of 16 px.
 * Many pages set `html{font-size:62.5%}`, which would shrink a tool that was made for 100 %; a reader's larger
 * text still enlarges it.
 */
export const withLeastRem = (css: string): string =>
  css.replaceAll(/(?<![\w.-])(\d*\.?\d+)rem\b/g, (_, length) => {
    const pixels = Number((Number(length) * 16).toFixed(3))
    return `max(${length}rem,${pixels}px)`
  })
