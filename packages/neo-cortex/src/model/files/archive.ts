// Loaded when a zip is written or read; nothing else needs fflate.
import { strFromU8, strToU8, Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate'
import type { Card } from '../card.ts'
import { linksToFiles } from './exportedLinks.ts'
import { fileNamesOf } from './fileNames.ts'
import type { GivenFile } from './imported.ts'
import { markdownOf } from './markdown.ts'

/** All cards as Markdown files in one zip, in a folder so that unpacking scatters nothing. */
export function zipOf(cards: readonly Card[], folder: string): Uint8Array<ArrayBuffer> {
  const names = fileNamesOf(cards)
  const toFiles = linksToFiles(cards, names)
  const files = Object.fromEntries(
    cards.map(
      (card) =>
        [`${folder}/${names.get(card.id) ?? card.id}.md`, strToU8(markdownOf(card, toFiles))] as const,
    ),
  )
  return new Uint8Array(zipSync(files, { level: 6 }))
}

/** The text of all Markdown files of an archive may take this. */
const LIMIT = 40_000_000

export interface ArchiveContent {
  readonly files: readonly GivenFile[]
  /** The names of the other files. */
  readonly skipped: readonly string[]
  /** Whether the archive ends in the middle: the files before that are read. */
  readonly isCut: boolean
}

/**
 * The Markdown files of a zip. Names are labels here and never paths.
 *
 * @returns `undefined` when it is no zip, or unpacks to more than the limit
 */
export function filesOfZip(bytes: Uint8Array): ArchiveContent | undefined {
  const skipped: string[] = []
  const isWanted = (name: string) => {
    if (name.endsWith('/') || /(^|\/)(\.[^./]|__MACOSX\/)/.test(name)) return false
    if (/\.(md|markdown)$/i.test(name)) return true
    skipped.push(name)
    return false
  }
  let size = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isWanted(name)) return false
        size += originalSize
        return size <= LIMIT
      },
    })
    if (size > LIMIT) return undefined
    return {
      files: Object.entries(files).map(([name, content]) => ({ name, text: strFromU8(content) })),
      skipped,
      isCut: false,
    }
  } catch {
    skipped.length = 0
    const files = filesBeforeCut(bytes, isWanted)
    return files && files.length > 0 ? { files, skipped, isCut: true } : undefined
  }
}

/** The directory of a zip stands at its end; without it the files are found one after the other. */
function filesBeforeCut(bytes: Uint8Array, isWanted: (name: string) => boolean): GivenFile[] | undefined {
  const files: GivenFile[] = []
  let size = 0
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return
    const chunks: string[] = []
    const decoder = new TextDecoder()
    file.ondata = (error, chunk, isLast) => {
      if (error) return
      size += chunk.length
      if (size > LIMIT) throw new RangeError('The archive unpacks to too much.')
      chunks.push(decoder.decode(chunk, { stream: !isLast }))
      if (isLast) files.push({ name: file.name, text: chunks.join('') })
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    unzip.push(bytes, true)
  } catch {
    if (size > LIMIT) return undefined
  }
  return files
}
