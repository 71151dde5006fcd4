/**
 * Makes the stylesheet of a tool one of a shadow root: tokens stand on the host, where rules of the page for the element
 * are stronger, and the host's `theme` takes the place of `data-theme` on anything around.
 */
export const forShadowRoot = (css: string): string =>
  css
    .replaceAll(':root', ':host')
    .replaceAll(/(?<![\w-])\[data-theme(=[^\][]+)?\]/g, (_, theme?: string) =>
      theme ? `:host([theme${theme}])` : ':host',
    )
