import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastRatio, type Rgb } from './contrast.ts'
import { contrastPairs } from './contrastPairs.fixtures.ts'
import { themes } from './themes.ts'

test.each<[Rgb, Rgb, number]>([
  [[0, 0, 0], [255, 255, 255], 21],
  [[255, 255, 255], [0, 0, 0], 21],
  [[119, 119, 119], [119, 119, 119], 1],
  // Examples of WCAG's technique G18.
  [[118, 118, 118], [255, 255, 255], 4.54],
])('the contrast of %j and %j is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
})

/** Surfaces that lie on each other, in the light themes, where shadows alone hardly separate them. */
const surfaces: Array<[string, string, number]> = [
  ['sunken', 'ground', 1.15],
  ['sunken', 'panel', 1.25],
  ['sunken', 'well', 1.25],
]

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The colours of a theme by role, as `tokens.css` sets them. */
function coloursOf(theme: string) {
  // `dark` is the rule over which the others set theirs.
  const selector = theme === 'dark' ? ':root,\n\\[data-theme\\]' : `\\[data-theme='${theme}'\\]`
  const [, body = ''] = new RegExp(`${selector} {([^}]+)}`).exec(css) ?? []
  return new Map(
    [...body.matchAll(/--kz-([\w-]+): #(\w\w)(\w\w)(\w\w);/g)].map(([, role, ...channels]): [string, Rgb] => {
      const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16))
      return [role ?? '', [red, green, blue]]
    }),
  )
}

describe.each(themes)('theme $id', ({ id }) => {
  const colours = coloursOf(id)
  const colour = (role: string) => {
    const found = colours.get(role)
    if (!found) throw new Error(`${id} has no --kz-${role}`)
    return found
  }
  test.each(contrastPairs)('%s on %s holds %d', (front, back, least) => {
    expect(contrastRatio(colour(front), colour(back))).toBeGreaterThanOrEqual(least)
  })
  test.runIf(id === 'light' || id === 'lightLight').each(surfaces)(
    '%s stands out from %s by %d',
    (front, back, least) => {
      expect(contrastRatio(colour(front), colour(back))).toBeGreaterThanOrEqual(least)
    },
  )
  test.runIf(id === 'light')('a window stands out from the page', () => {
    expect(contrastRatio(colour('sunken'), colour('ground'))).toBeGreaterThanOrEqual(1.25)
  })
})

describe('theme system', () => {
  const [before = '', after = ''] = css.split('@media (prefers-color-scheme: light)')
  const rule = (theme: string, text: string) =>
    new RegExp(`\\[data-theme='${theme}'\\] {([^}]+)}`).exec(text)?.[1]?.replaceAll(/\s+/g, ' ')

  test('is dark where the system does not ask for light', () => {
    expect(before).not.toContain("='system'")
  })
  test('is light where it does', () => {
    expect(rule('light', before)).toMatch(/--kz-ground/)
    expect(rule('system', after)).toBe(rule('light', before))
  })
})
