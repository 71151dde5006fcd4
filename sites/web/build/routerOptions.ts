/** How the route files become the route tree. */
export const routerOptions = {
  target: 'react',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: false,
} as const
