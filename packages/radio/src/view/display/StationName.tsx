import { DotMatrix } from '@kleinzeug/ui'

interface StationNameProps {
  name: string
  /** The widget has room for one line. */
  lines: 1 | 2
}

/** Longest name, in characters, that fits one line of the large grid. */
const largeLength = 8
/** Dots of a line: two lines of small letters are as wide and high as one of large letters. */
const large = { columns: 46, rows: 9 }
const small = { columns: 92, rows: 18 }
const widget = { columns: 118, rows: 9 }

/** Whether the dot-matrix face has the letters of a name. */
const hasMatrixLetters = (name: string) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(name)

/** The name of a station in dot matrix, or as plain text in scripts without a dot-matrix face. */
export function StationName({ name, lines }: StationNameProps) {
  if (!hasMatrixLetters(name)) return <span className="radio-name">{name}</span>
  const size = lines === 1 ? widget : name.length <= largeLength ? large : small
  return (
    <DotMatrix className="radio-name" text={name} {...size} lines={name.length <= largeLength ? 1 : lines} />
  )
}
