/** An id that no other item of the list has. */
export function freshId(items: ReadonlyArray<{ readonly id: string }>, prefix = 'e'): string {
  const taken = new Set(items.map(({ id }) => id))
  let number = items.length
  while (taken.has(`${prefix}${number}`)) number++
  return `${prefix}${number}`
}
