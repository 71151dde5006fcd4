/** Leaves out spaces of a minified stylesheet that esbuild keeps and CSS does not need. */
export const withFewerSpaces = (css: string): string =>
  css
    // A custom property may be empty, but not without its space in older engines.
    .replaceAll(/(--[\w-]+): (?=[^;}])/g, '$1:')
    .replaceAll(/ ([*/]) (?=[^{}]*\})/g, '$1')
