/** The export condition that resolves a package of this repository to its TypeScript source. */
export const sourceCondition = 'kleinzeug-source'
