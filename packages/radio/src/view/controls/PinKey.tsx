import { Button, Icon } from '@kleinzeug/ui'
import { useRadio } from '../RadioContext.ts'

/** Shows or hides the widget. */
export function PinKey({ pinned, onChange }: { pinned: boolean; onChange: (pinned: boolean) => void }) {
  const { labels } = useRadio()
  return (
    <Button
      variant="quiet"
      className="radio-pin"
      aria-pressed={pinned}
      title={pinned ? labels.unpinHint : labels.pinHint}
      icon={<Icon name="pin" />}
      onClick={() => onChange(!pinned)}
    >
      {labels.pin}
    </Button>
  )
}
