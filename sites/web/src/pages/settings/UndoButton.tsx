import { Button, Icon } from '@kleinzeug/ui'
import { manager } from '../../record/manager.ts'

/** Takes back the last import or restoring. */
export const UndoButton = () => (
  <Button icon={<Icon name="undo" />} onClick={manager.undo}>
    Zurücknehmen
  </Button>
)
