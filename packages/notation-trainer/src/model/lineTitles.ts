/** A built-in line with the title that the entry shows; the German one is that in the list. */
export const withTitle = <Line>(line: Line): Line => line
