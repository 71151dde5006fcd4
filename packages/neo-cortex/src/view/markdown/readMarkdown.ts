import { Marked, type Token, type TokensList } from 'marked'
import { linkPattern, linkTarget } from '../../model/links.ts'
import { sectionName } from '../../model/section.ts'

/** A link to another card, or its text embedded, as the reader finds it. */
export interface WikiToken {
  readonly type: 'wiki'
  readonly raw: string
  readonly target: string
  /** The part of the card behind a #; empty for all of it. */
  readonly section: string
  readonly isEmbed: boolean
  readonly shown: string
}

const start = new RegExp(`^!?${linkPattern.source}`)

const reader = new Marked({
  gfm: true,
  breaks: true,
  extensions: [
    {
      name: 'wiki',
      level: 'inline',
      start: (text: string) => {
        const at = text.search(/!?\[\[/)
        return at < 0 ? undefined : at
      },
      tokenizer: (text: string) => {
        const match = start.exec(text)
        const target = linkTarget(match?.[1] ?? '')
        if (!match || target === '') return undefined
        const shown = (match[2] ?? '').trim() || (match[1] ?? '').trim()
        return {
          type: 'wiki',
          raw: match[0],
          target,
          shown,
          section: sectionName(match[1] ?? ''),
          isEmbed: match[0].startsWith('!'),
        }
      },
    },
  ],
})

/** Reads a text into tokens; nothing of it is ever HTML. */
export const readTokens = (text: string): TokensList => reader.lexer(text)

export const isWiki = (token: Token | WikiToken): token is WikiToken => token.type === 'wiki'
