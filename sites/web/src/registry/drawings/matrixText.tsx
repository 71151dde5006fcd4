import { layOutDots } from '../../frame/logo/layOutDots.ts'

/** A text set on a dot matrix inside a drawing: only the lit dots, `pitch` units apart. */
export const matrixText = (text: string, x: number, y: number, pitch: number) =>
  layOutDots(text).lit.map(({ column, row }) => (
    <circle
      key={`${column} ${row}`}
      className="d-lit"
      cx={Math.round((x + column * pitch) * 100) / 100}
      cy={Math.round((y + row * pitch) * 100) / 100}
      r={Math.round(pitch * 42) / 100}
    />
  ))
