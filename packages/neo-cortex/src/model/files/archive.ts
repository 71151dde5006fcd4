// Loaded when a zip is written or read; nothing else needs fflate.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Card } from '../card.ts'
import { fileNamesOf } from './fileNames.ts'
import type { GivenFile } from './imported.ts'
import { markdownOf } from './markdown.ts'

/** All cards as Markdown files in one zip, in a folder so that unpacking scatters nothing. */
export function zipOf(cards: readonly Card[], folder: string): Uint8Array<ArrayBuffer> {
  const names = fileNamesOf(cards)
  const files = Object.fromEntries(
    cards.map((card) => [`${folder}/${names.get(card.id) ?? card.id}`, strToU8(markdownOf(card))] as const),
  )
  return new Uint8Array(zipSync(files, { level: 6 }))
}

/** The text of all Markdown files of an archive may take this. */
const LIMIT = 40_000_000

/** The Markdown files of a zip; `undefined` for another file or one that unpacks to more than the limit. */
export function filesOfZip(bytes: Uint8Array): readonly GivenFile[] | undefined {
  let size = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(md|markdown)$/i.test(name) || /(^|\/)(\.[^./]|__MACOSX\/)/.test(name)) return false
        size += originalSize
        return size <= LIMIT
      },
    })
    if (size > LIMIT) return undefined
    return Object.entries(files).map(([name, content]) => ({ name, text: strFromU8(content) }))
  } catch {
    return undefined
  }
}
