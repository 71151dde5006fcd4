import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { themes } from './themes.ts'

/** WCAG 2.2, relative luminance of an sRGB colour #rrggbb, 0 to 1. */
function luminance(hex: string) {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2, contrast ratio of two colours, 1 to 21. */
function contrast(a: string, b: string) {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((p, q) => p - q) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'panel', 'raised', 'sunken']
const texts = ['text', 'text-soft', 'text-faint', 'accent', 'good', 'bad']
/** Role on role, and the least ratio: 4.5 for text, 3 for lines and marks that carry meaning. */
const pairs: Array<[string, string, number]> = [
  ...grounds.flatMap((ground) => texts.map((text): [string, string, number] => [text, ground, 4.5])),
  ...grounds.map((ground): [string, string, number] => ['edge', ground, 3]),
  ['on-accent', 'accent', 4.5],
  ['text', 'accent-soft', 4.5],
  ['focus', 'ground', 3],
  ['focus', 'panel', 3],
  ['lit', 'sunken', 3],
]

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colours = new Map(
  [...css.matchAll(/\[data-theme='(\w+)'\] \{([^}]+)\}/g)].map(([, theme, body]) => [
    theme,
    new Map([...body!.matchAll(/--kz-([\w-]+): (#[0-9a-f]{6})/g)].map(([, role, hex]) => [role!, hex!])),
  ]),
)

describe.each(themes)('theme $id', ({ id }) => {
  test.each(pairs)('%s on %s holds %d', (front, back, least) => {
    const theme = colours.get(id)!
    expect(contrast(theme.get(front)!, theme.get(back)!)).toBeGreaterThanOrEqual(least)
  })
})
