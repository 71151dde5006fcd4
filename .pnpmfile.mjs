/** What only this repository needs of a manifest. */
const internal = new Set(['devDependencies', 'scripts', 'budgets'])

export const hooks = {
  /** Called with the manifest that is packed for npm. */
  beforePacking: (manifest) =>
    Object.fromEntries(Object.entries(manifest).filter(([field]) => !internal.has(field))),
}
