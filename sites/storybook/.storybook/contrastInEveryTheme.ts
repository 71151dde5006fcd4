import { isThemeId, themes } from '@kleinzeug/ui'
import axe from 'axe-core'

const root = document.documentElement

/** Runs axe's contrast rule on the story as it stands in one theme. */
async function contrastFaults(theme: string): Promise<string[]> {
  root.dataset['theme'] = theme
  // A colour in the middle of a transition is not to be measured.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${theme}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  )
}

/**
 * Runs the contrast rule of axe on a story that has played, in the themes that the addon did not check. Only
 * colours differ between themes, so the other rules need not run again.
 *
 * @throws with every element whose contrast is too low
 */
export async function contrastInEveryTheme(globals: Readonly<Record<string, unknown>>): Promise<void> {
  // `npm run test:more` alone: in Storybook itself the designer chooses the theme.
  if (import.meta.env['STORY_THEMES'] !== 'all') return
  // A story with all themes side by side was checked by the addon in all of them.
  if (document.querySelector('#storybook-root [data-theme]')) return
  const shown = globals['theme']
  const faults: string[] = []
  for (const { id } of themes) if (id !== shown) faults.push(...(await contrastFaults(id)))
  if (isThemeId(shown)) root.dataset['theme'] = shown
  if (faults.length > 0) throw new Error(`Too little contrast in\n${faults.join('\n')}`)
}
