import type { Answer } from './Answer.ts'

/** One move in long or short notation, with German or English letters, or a figurine; `s` and others may be small. */
const move =
  /^(?:[kdtlsqrbn♔♕♖♗♘♚♛♜♝♞]?[a-h]?[1-8]?[-–x:×]?[a-h][1-8](?:=?[dtlsqrbn])?|0-0(?:-0)?|o-o(?:-o)?)[+#!?]*$/iu

/** A piece's letter is written large, so that it is no file: `sf3`, `dd4`, not `d4` or `dxe5`. */
const withLargeLetter = (word: string) =>
  word.replace(/^(?:[kltsqrn]|[db](?=[a-h]))(?=[a-h1-8x:-]*[a-h][1-8])/, (letter) => letter.toUpperCase())

/** Lines of the chess trainer that begin with moves: „Sf3“, „e4 c5“. Their library is loaded when one is asked for. */
export function answersTo(query: string): readonly Answer[] | Promise<readonly Answer[]> {
  const words = query
    .trim()
    .split(/\s*\d{1,2}\s*\.+\s*|\s+/)
    .filter(Boolean)
    .map(withLargeLetter)
  if (words.length === 0 || !words.every((word) => move.test(word))) return []
  return import('@kleinzeug/notation-trainer/lines').then(({ findLines }) =>
    findLines(words.join(' ')).map(({ id, title, moves }) => ({
      title,
      text: moves,
      place: id ? `?opening=${id}` : `#${encodeURIComponent(moves)}`,
    })),
  )
}
