/** The render under way, of which Storybook offers no part to its addons. */
interface Render {
  readonly renderOptions?: { autoplay: boolean }
}

const played = new WeakSet<object>()

/**
 * Lets the story that is being loaded play, or not: what a story plays presumes its own data. Autoplay is an option of a
 * render that Storybook reads after the loaders.
 */
export function allowPlay(isAllowed: boolean): void {
  const preview: { readonly currentRender?: Render } | undefined = Reflect.get(
    window,
    '__STORYBOOK_PREVIEW__',
  )
  const options = preview?.currentRender?.renderOptions
  if (!options) return
  // Docs pages do not play anyway, and must not begin to.
  if (options.autoplay) played.add(options)
  options.autoplay = isAllowed && played.has(options)
}
