/** Of one paragraph; far beyond what anybody writes. */
const LIMIT = { marks: 2_000, lines: 1_000 }

/**
 * Whether reading a text as Markdown may take seconds: the reader compares all marks of a paragraph with each other,
 * and a stranger's file may have made them for that. Such a text is shown as it was written.
 */
export const isTooCostly = (text: string): boolean =>
  text.length > LIMIT.lines &&
  text.split(/\n[ \t]*\n/).some((paragraph) => {
    const marks = paragraph.match(/[*_`[\]!~<&\\]/g)?.length ?? 0
    return marks > LIMIT.marks || (paragraph.match(/\n/g)?.length ?? 0) > LIMIT.lines
  })
