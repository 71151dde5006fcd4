/** The entry of localStorage, and the name of everything else in the browser, that belongs to Kleinzeug. */
export const PRODUCT_KEY = 'kleinzeug'
