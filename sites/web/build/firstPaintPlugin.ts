import type { Plugin } from 'vite'

/** In development the page is not prerendered: Vite's own page gets the first-paint script here. */
export const firstPaintPlugin = (): Plugin => ({
  name: 'kleinzeug-first-paint',
  apply: 'serve',
  async transformIndexHtml(_html, { server }) {
    const { firstPaintScript } = await server!.ssrLoadModule('/src/theme/firstPaint.ts')
    return [{ tag: 'script', children: String(firstPaintScript), injectTo: 'head-prepend' }]
  },
})
