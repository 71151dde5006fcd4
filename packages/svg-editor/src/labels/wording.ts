/** A number with its noun: `1 Element`, `2 Elemente`. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** A number with the German decimal comma. */
export const decimal = (text: string | number) => String(text).replaceAll('.', ',')

/** A whole number with the given thousands separator. */
export const grouped = (count: number, mark: string) =>
  String(count).replace(
    /^(-?\d{1,3}?)((?:\d{3})+)$/,
    (_, first: string, rest: string) => first + rest.replaceAll(/\d{3}/g, (three) => mark + three),
  )
