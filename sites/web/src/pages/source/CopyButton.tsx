import { Icon } from '@kleinzeug/ui'

/**
 * A key that copies; `controlSource` makes it work.
 *
 * @param text what it copies; without it the code of the file it stands at
 */
export function CopyButton({ text = '', label }: { text?: string; label: string }) {
  return (
    <button className="copy-button" type="button" aria-label={label} title={label} data-copy={text}>
      <Icon name="copy" />
      <Icon name="check" />
    </button>
  )
}
