/** The field of localStorage, and the name of everything else, that belongs to Kleinzeug. */
export const PRODUCT_KEY = 'kleinzeug'
