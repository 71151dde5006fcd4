import { isThemeId, themes } from '@kleinzeug/ui'
import axe, { type RunOptions } from 'axe-core'

const root = document.documentElement

/** What a test looks at: `one` theme in `npm test`, `all` in `npm run test:more`; undefined in Storybook, where the designer chooses. */
export const testedThemes: unknown = import.meta.env['STORY_THEMES']
export const inEveryTheme = testedThemes === 'all'

/** Runs rules of axe on the story as it stands. */
async function faultsOf(rules: RunOptions): Promise<string[]> {
  // A colour in the middle of a transition is not to be measured.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  const { violations } = await axe.run(document.body, { ...rules, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  )
}

async function contrastFaults(theme: string): Promise<string[]> {
  root.dataset['theme'] = theme
  const faults = await faultsOf({ runOnly: ['color-contrast'] })
  return faults.map((fault) => `${theme}: ${fault}`)
}

/**
 * Looks at a story that has played, in every theme. Only colours differ between themes, and the addon runs all rules in
 * one of them for `npm test`: here the contrast is enough. A story with all themes side by side, or one that takes long,
 * is seen here alone.
 *
 * @throws with every element that axe finds
 */
export async function contrastInEveryTheme(
  globals: Readonly<Record<string, unknown>>,
  tags: readonly string[],
): Promise<void> {
  if (!inEveryTheme) return
  const faults: string[] = []
  // A part of a page has no landmarks.
  const hasThemes = document.querySelector('#storybook-root [data-theme]')
  if (hasThemes || tags.includes('more') || tags.includes('part'))
    faults.push(...(await faultsOf({ rules: { region: { enabled: false } } })))
  if (!hasThemes) {
    const shown = globals['theme']
    for (const { id } of themes) if (id !== shown) faults.push(...(await contrastFaults(id)))
    if (isThemeId(shown)) root.dataset['theme'] = shown
  }
  if (faults.length > 0) throw new Error(`axe finds\n${faults.join('\n')}`)
}
