/** Name of the localStorage entry, and prefix of every other name that Kleinzeug uses in the browser. */
export const PRODUCT_KEY = 'kleinzeug'
