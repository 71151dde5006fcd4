import { isObject } from '@kleinzeug/storage/decode'
import type { Resume } from '../resume.ts'

/** Keys of a file that say nothing about a person. */
const technical = new Set(['$schema', 'meta', 'id', 'network', 'countryCode', 'image'])

const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Every text below a value, with its place in the file. */
function textsIn(value: unknown, place = ''): Array<{ place: string; text: string }> {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ place, text: value.trim() }]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, place))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    technical.has(key) ? [] : textsIn(item, place === '' ? key : `${place}.${key}`),
  )
}

/** Everything that a resume holds, in one text without its signs. */
const heldBy = ({ personalData: { photo: _photo, ...personalData }, ...resume }: Resume) =>
  ` ${textsIn({ ...resume, personalData })
    .map(({ text }) => letters(text))
    .join(' ')} `

/** The texts of a JSON file that the resume that was read from it does not hold, each with its place in the file. */
export function unreadTexts(data: unknown, resume: Resume): readonly string[] {
  const held = heldBy(resume)
  return textsIn(data)
    .filter(({ text }) => letters(text) !== '' && !held.includes(letters(text)))
    .map(({ place, text }) => `${place}: ${text}`)
}

/** The lines of a text that the draft that was made of it does not hold. */
export function unreadLines(text: string, resume: Resume): readonly string[] {
  const held = heldBy(resume)
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(
      (line) =>
        letters(line).length > 2 &&
        !letters(line)
          .split(' ')
          .every((word) => held.includes(` ${word} `)),
    )
}
