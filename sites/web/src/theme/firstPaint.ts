import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import { themes } from '@kleinzeug/ui'

/**
 * The one inline script of every page: it runs before the first paint, so that no visitor sees
 * another theme than their own, and marks returning visitors, whose tools are hidden until their data
 * is rendered. Its text is constant, so that the Content Security Policy can allow it by hash.
 *
 * A record of ours without a theme starts `dark`; one from before `meta` existed falls back to `light`.
 */
export const firstPaintScript = `(() => {
  const root = document.documentElement
  let theme = 'dark'
  try {
    const text = localStorage.getItem('${PRODUCT_KEY}')
    // The record as it is stored has one field per line, and JSON contains no line break.
    const record = text?.startsWith('{\\n"meta":')
      ? { meta: true, brightness: /\\n"brightness":"(\\w+)"/.exec(text)?.[1] }
      : JSON.parse(text)
    if (record) {
      root.dataset.returning = ''
      const known = ${JSON.stringify(themes.map(({ id }) => id))}.includes(record.brightness)
      theme = known ? record.brightness : record.meta ? 'dark' : 'light'
    }
  } catch {}
  root.dataset.theme = theme
  try {
    if (sessionStorage.getItem('seen')) root.dataset.seen = ''
    sessionStorage.setItem('seen', '1')
  } catch {}
})()`
