/** A number with its noun: `1 Element`, `2 Elemente`. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Numbers as German writes them: with a comma. */
export const decimal = (text: string | number) => String(text).replaceAll('.', ',')

/** Whole numbers in groups of three, parted as the language does it. */
export const grouped = (count: number, mark: string) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, mark)
