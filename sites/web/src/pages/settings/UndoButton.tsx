import { Button, Icon } from '@kleinzeug/ui'
import { manager } from '../../record/manager.ts'
import { settingsLabels as labels } from './labels.ts'

/** Takes back the last import or restoring. */
export const UndoButton = () => (
  <Button icon={<Icon name="undo" />} onClick={manager.undo}>
    {labels.undo}
  </Button>
)
