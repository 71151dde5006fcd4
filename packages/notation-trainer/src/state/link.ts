import { packText, unpackText } from '@kleinzeug/shell/link'
import * as v from 'valibot'

/** What a link carries. */
export interface LinkedLine {
  readonly title: string
  /** The side it is learnt for. */
  readonly side?: 'white' | 'black' | undefined
  readonly pgn: string
}

/** The most that a link may hold, in bytes before compression. */
export const mostInLink = 400_000

const linked = v.object({
  title: v.string(),
  side: v.exactOptional(v.picklist(['white', 'black'])),
  pgn: v.string(),
})

/** Packs a line into the text of a link. @returns `undefined` when it is too long for one */
export const packLink = ({ title, side, pgn }: LinkedLine) =>
  packText(JSON.stringify({ title, ...(side && { side }), pgn }), mostInLink)

/** Reads the text of a link. @returns `undefined` when it is damaged or holds too much */
export async function unpackLink(text: string): Promise<LinkedLine | undefined> {
  const plain = await unpackText(text, mostInLink)
  try {
    return plain === undefined ? undefined : v.parse(linked, JSON.parse(plain))
  } catch {
    return undefined
  }
}
