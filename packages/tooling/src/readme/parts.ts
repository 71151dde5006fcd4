/** Text between the marks of a part in a README; `undefined` where the README has no such part. */
export function partOf(readme: string, name: string): string | undefined {
  const [, text] = new RegExp(`<!-- ${name} -->\n([\\s\\S]*?)\n?<!-- /${name} -->`).exec(readme) ?? []
  return text?.trim()
}

/** A README with the part in place of what is between its marks. */
export const withPart = (readme: string, name: string, text: string): string =>
  readme.replace(
    new RegExp(`<!-- ${name} -->\n[\\s\\S]*?<!-- /${name} -->`),
    () => `<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->`,
  )

const size = /\d+\.\d(?= KiB)/g

/** Whether two texts are equal but for sizes that differ by one KiB or a tenth at most. */
export function saysTheSame(one: string, other: string): boolean {
  const sizes = [one, other].map((text) => text.match(size)?.map(Number) ?? [])
  const [some = [], others = []] = sizes
  return (
    one.replaceAll(size, '') === other.replaceAll(size, '') &&
    some.every((value, index) => {
      const difference = Math.abs(value - (others[index] ?? Number.NaN))
      return difference <= Math.max(1, value / 10)
    })
  )
}
