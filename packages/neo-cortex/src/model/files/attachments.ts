import { fileOf, type Card } from '../card.ts'
import type { Cards, GivenFile } from './imported.ts'

/** Bytes of a file that is kept beside the notes: a larger one would take too much of the store. */
export const ATTACHMENT_LIMIT = 200_000
/** Characters that the attachments of one import may take together. */
const TOGETHER = 1_500_000

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  bmp: 'image/bmp',
  pdf: 'application/pdf',
  canvas: 'application/json',
  base: 'text/yaml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

const endingOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1] ?? ''
/** The id of an attachment follows from its path: the same file is the same card. */
export const idOf = (path: string) => `file-${path}`

/** Whether a vault keeps such a file beside its notes. */
export const isAttachment = (path: string) => endingOf(path).toLowerCase() in types

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** A file as a data URL. In pieces, as a call takes so many arguments only. */
function dataUrl(path: string, bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:${types[endingOf(path).toLowerCase()] ?? 'application/octet-stream'};base64,${btoa(binary)}`
}

/** The bytes of a data URL; none of what is no data URL. */
export function bytesOf(attachment: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(attachment.slice(attachment.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/**
 * Files that lie beside the notes, such as images and canvases, as cards of their names, so that links and embeds find
 * them. What does not fit is named.
 *
 * @param known ids of attachments that were read already, with the words of their notes
 */
export function readAttachments(
  files: readonly GivenFile[],
  outer: number,
  known: ReadonlySet<string>,
): Cards {
  let size = 0
  const cards: Card[] = []
  const problems: Array<Cards['problems'][number]> = []
  for (const { name, bytes } of files) {
    const parts = name.split('/')
    const file = parts.slice(Math.min(outer, parts.length - 1)).join('/')
    const id = idOf(file)
    if (!bytes || known.has(id)) continue
    const attachment = dataUrl(file, bytes)
    if (bytes.length > ATTACHMENT_LIMIT || size + attachment.length > TOGETHER)
      problems.push({ file: name, fault: 'attachment', text: file })
    else {
      size += attachment.length
      const card = { id, title: nameOf(file), text: '', file, attachment }
      cards.push(card)
    }
  }
  return { cards: cards.map((card) => ({ ...card, card })), problems }
}

/** The path of an attachment with the ending that it came with, whatever its title has become. */
export function attachmentPath(card: Card, path: string): string {
  const ending = endingOf(fileOf(card))
  return ending === '' || endingOf(path) === ending ? path : `${path}.${ending}`
}

/** Whether an attachment holds more than its file does, and needs a note for it. */
export const isAnnotated = (card: Card) =>
  nameOf(fileOf(card)) !== card.title ||
  Object.entries(card).some(
    ([name, value]) =>
      !['id', 'title', 'file', 'attachment'].includes(name) &&
      (Array.isArray(value) ? value.length > 0 : Boolean(value)),
  )
