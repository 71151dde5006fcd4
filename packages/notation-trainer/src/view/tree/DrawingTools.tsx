import { Choice, Switch } from '@kleinzeug/ui'
import { drawingColors, type DrawingColor } from '../../model/pgn/drawing.ts'
import { useTreeTool } from './useTreeTool.ts'

/** How taps on the board are taken, and the colour that is drawn with. */
export interface DrawingMode {
  readonly isDrawing: boolean
  readonly color: DrawingColor
}

interface DrawingToolsProps {
  mode: DrawingMode
  onChange: (mode: DrawingMode) => void
}

/** The switch to draw by taps and keys, and the colours. */
export function DrawingTools({ mode, onChange }: DrawingToolsProps) {
  const { labels } = useTreeTool()
  return (
    <div className="notation-trainer-drawing-tools">
      <Switch
        label={labels.draw}
        checked={mode.isDrawing}
        onChange={(isDrawing) => onChange({ ...mode, isDrawing })}
      />
      <Choice
        legend={labels.drawColor}
        legendHidden
        value={mode.color}
        onChange={(color) => onChange({ ...mode, color })}
        options={drawingColors.map((color) => ({
          value: color,
          label: (
            <span className="notation-trainer-drawing-color" data-color={color}>
              {labels.colorName(color)}
            </span>
          ),
        }))}
      />
      <p className="notation-trainer-note">{labels.drawHelp}</p>
    </div>
  )
}
