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

/**
 * The Markdown files of a zip, and the names of its other files. Names are labels here and never paths.
 *
 * @returns `undefined` when it is no zip, or unpacks to more than the limit
 */
export function filesOfZip(
  bytes: Uint8Array,
): { readonly files: readonly GivenFile[]; readonly skipped: readonly string[] } | undefined {
  let size = 0
  const skipped: string[] = []
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || /(^|\/)(\.[^./]|__MACOSX\/)/.test(name)) return false
        if (!/\.(md|markdown)$/i.test(name)) {
          skipped.push(name)
          return false
        }
        size += originalSize
        return size <= LIMIT
      },
    })
    if (size > LIMIT) return undefined
    return {
      files: Object.entries(files).map(([name, content]) => ({ name, text: strFromU8(content) })),
      skipped,
    }
  } catch {
    return undefined
  }
}
