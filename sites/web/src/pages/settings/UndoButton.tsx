import { Button, Icon } from '@kleinzeug/ui'
import { manager } from '../../record/manager.ts'
import { settingsLabels as labels } from './labels.ts'

/** Undoes the last import or restore. */
export const UndoButton = () => (
  <Button icon={<Icon name="undo" />} onClick={() => void manager.undo()}>
    {labels.undo}
  </Button>
)
