import { readFileSync } from 'node:fs'
import { themes } from '@kleinzeug/ui'
import { contrastRatio, type Rgb } from '@kleinzeug/ui/contrast'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('board.css', import.meta.url), 'utf8')

/** The colours of the board in a theme, as `board.css` sets them: those of `dark`, then its own. */
function coloursOf(theme: string) {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]+)\}/g)].filter(
    ([, selector = '']) =>
      selector.endsWith('\n.notation-trainer ') || selector.includes(`[data-theme='${theme}']`),
  )
  return new Map(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/--notation-trainer-([\w-]+): #(\w\w)(\w\w)(\w\w);/g)].map(
        ([, role, ...channels]): [string, Rgb] => {
          const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16))
          return [role ?? '', [red, green, blue]]
        },
      ),
    ),
  )
}

const pairs: ReadonlyArray<readonly [one: string, other: string, least: number]> = [
  ['light', 'dark', 2],
  // Coordinates.
  ['white-line', 'light', 4.5],
  ['on-dark', 'dark', 4.5],
  // A piece stands out by its filling or by its line.
  ['white', 'white-line', 7],
  ['black', 'black-line', 7],
  ['black', 'light', 4.5],
]

describe.each(themes)('the board in theme $id', ({ id }) => {
  const colours = coloursOf(id)
  const colour = (role: string) => {
    const found = colours.get(role)
    if (!found) throw new Error(`${id} has no --notation-trainer-${role}`)
    return found
  }

  test.each(pairs)('%s on %s holds %d', (one, other, least) => {
    expect(contrastRatio(colour(one), colour(other))).toBeGreaterThanOrEqual(least)
  })

  test.each(['white', 'black'])('a %s piece can be seen on every square', (piece) => {
    for (const square of ['light', 'dark']) {
      const best = Math.max(
        contrastRatio(colour(piece), colour(square)),
        contrastRatio(colour(`${piece}-line`), colour(square)),
      )
      expect(best).toBeGreaterThanOrEqual(3)
    }
  })
})

test('the board in theme system is that of light where the system asks for it', () => {
  const [, light = ''] = css.split('@media (prefers-color-scheme: light)')
  expect(light).toContain("[data-theme='system'] .notation-trainer,")
  expect(coloursOf('system')).toEqual(coloursOf('light'))
})
