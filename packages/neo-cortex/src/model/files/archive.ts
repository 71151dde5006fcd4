// Loaded when a zip is written or read; nothing else needs fflate.
import { strFromU8, strToU8, Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate'
import type { Card } from '../card.ts'
import { ATTACHMENT_LIMIT, attachmentPath, bytesOf, isAnnotated, isAttachment } from './attachments.ts'
import { linksToFiles } from './exportedLinks.ts'
import { fileNamesOf } from './fileNames.ts'
import type { GivenFile } from './imported.ts'
import { markdownOf } from './markdown.ts'

/** All cards as files in one zip, notes in Markdown, in a folder so that unpacking scatters nothing. */
export function zipOf(cards: readonly Card[], folder: string): Uint8Array<ArrayBuffer> {
  const names = fileNamesOf(cards)
  const toFiles = linksToFiles(cards, names)
  const files = Object.fromEntries(
    cards.flatMap((card) => {
      const path = `${folder}/${names.get(card.id) ?? card.id}`
      const note = () => [`${path}.md`, strToU8(markdownOf(card, toFiles))] as const
      if (!card.attachment) return [note()]
      const file = [attachmentPath(card, path), bytesOf(card.attachment)] as const
      return isAnnotated(card) ? [file, note()] : [file]
    }),
  )
  return new Uint8Array(zipSync(files, { level: 6 }))
}

/** The files of an archive may take this when they are unpacked. */
const LIMIT = 40_000_000

export interface ArchiveContent {
  readonly files: readonly GivenFile[]
  /** The names of the other files. */
  readonly skipped: readonly string[]
  /** Whether the archive ends in the middle: the files before that are read. */
  readonly isCut: boolean
}

/**
 * The notes of a zip, and the attachments that are not too large. Names are labels here and never paths.
 *
 * @returns `undefined` when it is no zip, or unpacks to more than the limit
 */
export function filesOfZip(bytes: Uint8Array): ArchiveContent | undefined {
  const skipped: string[] = []
  const isShown = (name: string) => !name.endsWith('/') && !/(^|\/)(\.[^./]|__MACOSX\/)/.test(name)
  const isNote = (name: string) => /\.(md|markdown)$/i.test(name)
  const isWanted = (name: string, most: number) => {
    if (!isShown(name)) return false
    if (isNote(name) || (isAttachment(name) && most <= ATTACHMENT_LIMIT)) return true
    skipped.push(name)
    return false
  }
  let size = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isWanted(name, originalSize)) return false
        size += originalSize
        return size <= LIMIT
      },
    })
    if (size > LIMIT) return undefined
    return {
      files: Object.entries(files).map(([name, content]) =>
        isNote(name) ? { name, text: strFromU8(content) } : { name, text: '', bytes: content },
      ),
      skipped,
      isCut: false,
    }
  } catch {
    skipped.length = 0
    const files = filesBeforeCut(bytes, (name) => isWanted(name, Infinity))
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
