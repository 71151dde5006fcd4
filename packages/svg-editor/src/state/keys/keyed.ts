/** An object with one entry `prefix.name` for each name. */
export function keyed<P extends string, N extends string, V>(
  prefix: P,
  names: readonly N[],
  make: (name: N) => V,
): Readonly<Record<`${P}.${N}`, V>> {
  const entries = names.map((name) => [`${prefix}.${name}`, make(name)])
  // `fromEntries` is typed with `string` keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as Record<`${P}.${N}`, V>
}
