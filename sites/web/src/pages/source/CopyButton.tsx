import { Icon } from '@kleinzeug/ui'

/** A key that `controlSource` makes copy `text`, else the code of the file it stands at. */
export function CopyButton({ text = '', label }: { text?: string; label: string }) {
  return (
    <button className="copy-button" type="button" aria-label={label} title={label} data-copy={text}>
      <Icon name="copy" />
      <Icon name="check" />
    </button>
  )
}
