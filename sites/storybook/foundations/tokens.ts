import { themes, type ThemeId } from '@kleinzeug/ui'
import { contrastPairs } from '@kleinzeug/ui/contrast-pairs'
import css from '@kleinzeug/ui/tokens.css?raw'
import { contrastOf } from './coloursOf.ts'

/** All tokens, in the order of `tokens.css`. */
export const tokens: readonly string[] = [
  ...new Set(Array.from(css.matchAll(/(--kz-[\w-]+):/g), ([, name = '']) => name)),
]

/** Whether a token is a colour, which each theme sets. */
const isColour = (token: string) => new RegExp(`${token}: #`).test(css)

const startsWith = (...beginnings: readonly string[]) =>
  tokens.filter((token) => beginnings.some((beginning) => token.startsWith(`--kz-${beginning}`)))

export const colourTokens = tokens.filter(isColour)
export const typeTokens = startsWith('font-', 'type-')
export const spaceTokens = startsWith('space-')
export const cornerTokens = startsWith('round-')
export const otherTokens = tokens.filter(
  (token) => ![...colourTokens, ...typeTokens, ...spaceTokens, ...cornerTokens].includes(token),
)

export const roleOf = (token: string) => token.replace('--kz-', '')

/** The pair of colours in which a role is least clear. */
export interface Lowest {
  readonly theme: ThemeId
  readonly front: string
  readonly back: string
  readonly ratio: number
  /** What the pair has to hold. */
  readonly least: number
}

/** Of a role in each theme: its least contrast, as share of what is asked. Empty where it carries no meaning. */
export function lowestContrasts(role: string, measure = contrastOf): readonly Lowest[] {
  const pairs = contrastPairs.filter(([front, back]) => front === role || back === role)
  return themes.flatMap(({ id }) =>
    pairs
      .map(([front, back, least]) => ({ theme: id, front, back, ratio: measure(id, front, back), least }))
      .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)
      .slice(0, 1),
  )
}
