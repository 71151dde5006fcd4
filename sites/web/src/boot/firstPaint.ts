import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import { themes } from '@kleinzeug/ui'

/**
 * The one inline script of every page: it runs before the first paint, so that no visitor sees
 * another theme than their own, and marks visitors who have data, whose tools are shown only once
 * those data are in them. Its text is constant, so the Content Security Policy names it by hash.
 *
 * A record of ours without a theme starts `dark`; one from before `meta` existed falls back to `light`.
 */
export const firstPaintScript = `(() => {
  const root = document.documentElement
  let theme = 'dark'
  try {
    const record = JSON.parse(localStorage.getItem('${PRODUCT_KEY}'))
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
