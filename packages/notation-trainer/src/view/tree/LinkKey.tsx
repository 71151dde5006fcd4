import { Button, Icon, Notice, TextField } from '@kleinzeug/ui'
import type { CopyLink } from './useCopyLink.ts'
import { useTreeTool } from './useTreeTool.ts'

/** The button that copies the link, and below it the link itself. */
export function LinkKey({ link: { copy, made } }: { link: CopyLink }) {
  const { labels } = useTreeTool()
  return (
    <>
      <Button icon={<Icon name="copy" />} aria-keyshortcuts="c" onClick={() => void copy()}>
        {labels.copyLink}
      </Button>
      {made === 'tooLong' && <Notice tone="bad" title={labels.linkTooLong} />}
      {typeof made === 'object' && (
        <TextField
          className="notation-trainer-link"
          label={made.isCopied ? labels.linkCopied : labels.linkByHand}
          hint={labels.linkLength(made.link.length)}
          readOnly
          value={made.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  )
}
