import { useSaveFile } from '@kleinzeug/shell'
import { Button, Icon } from '@kleinzeug/ui'
import { bytesOf } from '../../model/files/attachments.ts'
import { useLater } from '../useLater.ts'

interface AttachmentProps {
  title: string
  /** A data URL. */
  content: string
  /** Behind the bar of `![[Bild.png|300]]`: its width. */
  shown: string
}

/** A file that lay beside the notes: an image is shown, anything can be saved. */
export function Attachment({ title, content, shown }: AttachmentProps) {
  const { labels } = useLater()
  const saveFile = useSaveFile()
  const width = /^\d{1,4}/.exec(shown)?.[0]
  if (content.startsWith('data:image/'))
    return <img className="neo-cortex-attachment" src={content} alt={title} width={width} />
  return (
    <Button
      icon={<Icon name="export" />}
      onClick={() => saveFile(title, new Blob([bytesOf(content)]))}
      aria-label={labels.saveAttachment(title)}
    >
      {title}
    </Button>
  )
}
