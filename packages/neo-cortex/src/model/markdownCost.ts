/** Of one paragraph; far beyond what anybody writes. */
const LIMIT = { marks: 2_000, lines: 1_000 }

/** Whether Markdown may take seconds to read, as the reader compares all marks of a paragraph with each other. */
export const isTooCostly = (text: string): boolean =>
  text.length > LIMIT.lines &&
  text.split(/\n[ \t]*\n/).some((paragraph) => {
    const marks = paragraph.match(/[*_`[\]!~<&\\]/g)?.length ?? 0
    return marks > LIMIT.marks || (paragraph.match(/\n/g)?.length ?? 0) > LIMIT.lines
  })
