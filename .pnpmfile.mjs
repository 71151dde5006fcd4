// A published manifest holds what its users need; the rest is for this repository.
export const hooks = {
  beforePacking(manifest) {
    const { devDependencies, scripts, budgets, ...published } = manifest
    return published
  },
}
