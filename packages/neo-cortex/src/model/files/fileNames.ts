import { fileOf, type Card } from '../card.ts'
import { linkKey } from '../links.ts'

// What Windows, macOS or a zip reader would take for a path, a device or a wildcard.
const forbidden = /[\\/:*?"<>|#^[\]\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i
/** Of a name, in UTF-16 units, so that with umlauts it stays below 255 bytes. */
const LENGTH = 80

/** A title as the name of a file, without its ending. */
export function fileNameOf(title: string): string {
  const plain = title.replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ').trim()
  // A cut may not leave half of a surrogate pair, nor a blank or dot at the end.
  const short = plain.slice(0, LENGTH).replace(/[\uD800-\uDBFF]$/, '')
  const name = short.replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
  return name === '' || device.test(name) ? `Zettel ${name}`.trim() : name
}

/** Where a card came from and goes back to, unless it has got another title since. */
function placeOf(card: Card): string {
  const { title, aliases = [] } = card
  const name = fileNameOf(title)
  const file = fileOf(card)
  const parts = file === '' ? [] : file.split('/').map(fileNameOf)
  const last = parts.pop()
  const isStill = last !== undefined && [name, ...aliases].some((each) => linkKey(each) === linkKey(last))
  return [...parts, isStill ? last : name].join('/')
}

/** Paths of all files without ending, distinct on systems that ignore case, too. */
export function fileNamesOf(cards: readonly Card[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    cards.map((card) => {
      const name = placeOf(card)
      let unique = name
      for (let count = 2; taken.has(unique.normalize('NFC').toLowerCase()); count++)
        unique = `${name} ${count}`
      taken.add(unique.normalize('NFC').toLowerCase())
      return [card.id, unique]
    }),
  )
}
