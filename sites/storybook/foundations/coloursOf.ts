import { contrastRatio, type Rgb } from '@kleinzeug/ui/contrast'
import type { ThemeId } from '@kleinzeug/ui'

/** The colour of a role in a theme, as `tokens.css` sets it. */
export function colourOf(theme: ThemeId, role: string): string {
  const probe = document.createElement('div')
  probe.dataset['theme'] = theme
  document.body.append(probe)
  const colour = longForm(getComputedStyle(probe).getPropertyValue(`--kz-${role}`).trim())
  probe.remove()
  return colour
}

/** `#rrggbb` of `#rgb`, which a build may make of it. */
export const longForm = (colour: string) => colour.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')

/** Red, green and blue of `#rrggbb`. */
export function channelsOf(colour: string): Rgb {
  const [, ...hex] = /^#(\w\w)(\w\w)(\w\w)$/.exec(longForm(colour)) ?? []
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = hex.map((channel) =>
    Number.parseInt(channel, 16),
  )
  return [red, green, blue]
}

/** Contrast of two roles in a theme, as WCAG 2.2 defines it. */
export const contrastOf = (theme: ThemeId, front: string, back: string) =>
  contrastRatio(channelsOf(colourOf(theme, front)), channelsOf(colourOf(theme, back)))
