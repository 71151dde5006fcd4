/** The export condition under which a package of this repository answers with its TypeScript source. */
export const sourceCondition = 'kleinzeug-source'
