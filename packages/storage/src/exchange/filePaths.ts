/** Takes what Windows or macOS refuse in a name; a path never leads out of its folder. */
const safeName = (name: string) =>
  name
    .replaceAll(/[\\:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
    .normalize('NFC') || '_'

/**
 * Paths of files, valid on every system and distinct on those that ignore case, too: a number behind a name tells equal
 * ones apart, in their order. Paths that were made so stay as they are.
 */
export function filePaths(wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return wanted.map((path) => {
    const safe = path.split('/').map(safeName).join('/')
    const [, stem = safe, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(safe) ?? []
    let unique = safe
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${stem} ${count}${ending}`
    taken.add(unique.toLowerCase())
    return unique
  })
}
