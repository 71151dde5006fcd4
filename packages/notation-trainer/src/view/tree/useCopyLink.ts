import { copyText } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { packLink } from '../../state/link.ts'
import { writePgn } from '../../model/pgn/writePgn.ts'
import { linkMark } from './linkMark.ts'
import { useTreeTool } from './useTreeTool.ts'

/** Makes the link of what is shown and copies it. */
export function useCopyLink() {
  const { labels, tree, announce, props } = useTreeTool()
  const content = useAtomValue(tree.content)
  const [made, setMade] = useState<{ readonly link: string; readonly isCopied: boolean } | 'tooLong'>()

  const copy = async () => {
    if (!props.linkTo || typeof content !== 'object') return
    const { title, side, trees } = content
    const text = await packLink({ title, side, pgn: writePgn(trees) })
    if (text === undefined) return setMade('tooLong')
    const link = props.linkTo(linkMark + text)
    const isCopied = await copyText(link)
    setMade({ link, isCopied })
    announce(isCopied ? labels.linkCopied : labels.linkByHand)
  }
  return { copy, made }
}

export type CopyLink = ReturnType<typeof useCopyLink>
