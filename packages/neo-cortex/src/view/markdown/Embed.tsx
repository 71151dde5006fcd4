import { useAtomValue } from 'jotai'
import { sectionOf } from '../../model/section.ts'
import { useLater } from '../useLater.ts'
import { Attachment } from './Attachment.tsx'
import { WikiLink } from './WikiLink.tsx'

/** Characters of an embedded text: more would be another card. */
const MOST = 600

/** What other programs keep beside their notes, and what stays there. */
const attachment = /\.(png|jpe?g|gif|webp|avif|svg|bmp|pdf|mp3|mp4|m4a|wav|ogg|webm|mov|canvas|base)$/i

interface EmbedProps {
  target: string
  shown: string
  section: string
}

/** The text of another card within this one, as it was written; what is embedded there is not embedded here. */
export function Embed({ target, shown, section }: EmbedProps) {
  const { state } = useLater()
  const card = useAtomValue(state.graph).find(target)
  if (!card && attachment.test(target)) return <span className="neo-cortex-image">{target}</span>
  if (card?.attachment) return <Attachment title={card.title} content={card.attachment} shown={shown} />
  const text = card && sectionOf(card.text, section)
  return (
    <span className="neo-cortex-embed">
      <WikiLink target={target} shown={section ? shown.replace(/#\^?/, ' › ') : (card?.title ?? shown)} />
      {text && <span>{text.length > MOST ? `${text.slice(0, MOST)} …` : text}</span>}
    </span>
  )
}
