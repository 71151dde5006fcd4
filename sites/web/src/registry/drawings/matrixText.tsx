import { setOnMatrix } from '../../frame/logo/dotMatrixFont.ts'

/** Words set on a dot matrix inside a drawing: only the lit dots, `pitch` units apart. */
export const matrixText = (words: readonly string[], x: number, y: number, pitch: number) =>
  setOnMatrix(words)
    .dots.filter(({ lit }) => lit)
    .map(({ column, row }) => (
      <circle
        key={`${column} ${row}`}
        className="d-lit"
        cx={Math.round((x + column * pitch) * 100) / 100}
        cy={Math.round((y + row * pitch) * 100) / 100}
        r={Math.round(pitch * 42) / 100}
      />
    ))
