import { printable } from './printable.ts'
import type { Entry, Resume } from '../resume.ts'
import { entriesOf } from '../sectionEntries.ts'
import { knownListIds } from '../sections.ts'

/** The letters that the fonts of both families have; a test compares them with the font files. */
const letters =
  String.raw`\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u01C3\u01C5-\u0254\u0256-\u027B\u027E-\u0284` +
  String.raw`\u0286-\u0290\u0292-\u02A4\u02A6-\u02BA\u02BC-\u02CC\u02CE-\u02D7\u02DA\u02DC-\u0301\u0303\u0304` +
  String.raw`\u0308\u0309\u0323\u0374-\u0376\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03D7\u03DC` +
  String.raw`\u03DD\u03F0-\u03F6\u03F9\u03FA\u03FC-\u0479\u0480-\u049D\u04A0-\u04FF\u052F\u1D00\u1D0D\u1D1B` +
  String.raw`\u1D43\u1D47-\u1D49\u1D4D\u1D4F\u1D50\u1D52\u1D56-\u1D58\u1D5B\u1D62-\u1D65\u1D9C\u1DA0\u1DBB` +
  String.raw`\u1DBF\u1E00-\u1E9B\u1E9D-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B` +
  String.raw`\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FC4\u1FC6-\u1FD3\u1FD6-\u1FDB\u1FDD-\u1FEF` +
  String.raw`\u1FF2-\u1FF4\u1FF6-\u1FFE\u2010-\u2027\u202F-\u2055\u2057\u205F\u2070\u2071\u2074-\u208E` +
  String.raw`\u2090-\u209C\u20A0-\u20AF\u20B1-\u20B5\u20B8-\u20BA\u20BC-\u20BF\u2100\u2101\u2103\u2105\u2106` +
  String.raw`\u2109\u2113\u2116\u2117\u211E-\u2122\u2126\u212A\u212B\u212E\u2132\u213B\u214D\u2150-\u217F` +
  String.raw`\u2183-\u2186\u2189\u2190-\u2199\u21A9\u21AA\u21B0\u21B1\u21B3-\u21B5\u21BA\u21BB\u21D0\u21D2` +
  String.raw`\u21D4\u21DE\u21DF\u21E4\u21E5\u21E7\u21EA\u2202\u2205\u2206\u220F\u2211\u2212\u221A\u221E\u222B` +
  String.raw`\u2236\u2248\u2260\u2264\u2265\u2295-\u2298\u2303-\u2305\u2318\u2325-\u2327\u232B\u2380\u2387` +
  String.raw`\u238B\u23CE\u23CF\u2460-\u2468\u24B6-\u24CF\u24EA\u25A0-\u25A2\u25AA\u25B2\u25B3\u25B6\u25B7` +
  String.raw`\u25BA-\u25BD\u25C0\u25C1\u25C4-\u25C7\u25CA\u25CB\u25CF\u25E6\u25EF\u2600\u2605\u2606\u263C` +
  String.raw`\u2661\u2665\u266A\u266B\u26A0\u2713\u2717\u2756\u2764\u2780-\u2788\u2B06\u2B12\u2B13\u2B1C` +
  String.raw`\u2B24\u2C7C\u2C7F\u2DFF\uA69F\uA7FF`

const missing = new RegExp(`[^${letters}\\s]`, 'gu')

/** The letters of a text that no font has, each once. */
export const lettersWithoutFont = (text: string): string =>
  [...new Set(printable(text).match(missing))].join(' ')

export interface MissingLetters {
  readonly field: string
  /** Each once, divided by spaces. */
  readonly letters: string
  /** The text that they stand in. */
  readonly text: string
}

/** Fields that hold no text for the pages. */
const silent = new Set(['id', 'from', 'to', 'birthDate', 'photo'])

const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.filter((item) => typeof item === 'string').join('\n')
      : ''

function inFields(place: string, fields: Readonly<Record<string, unknown>>): MissingLetters[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const text = silent.has(key) ? '' : textOf(value)
    const letters = lettersWithoutFont(text)
    return letters ? [{ field: `${place}/${key}`, letters, text }] : []
  })
}

const known = new WeakMap<Entry, { place: string; found: readonly MissingLetters[] }>()

function inEntry(place: string, entry: Entry): readonly MissingLetters[] {
  const before = known.get(entry)
  if (before?.place === place) return before.found
  const found = inFields(place, entry)
  known.set(entry, { place, found })
  return found
}

/** The fields of a resume with letters that the PDF has no font for. */
export function lettersOf(resume: Resume): readonly MissingLetters[] {
  const { personalData, professionData, letter, cover, sections } = resume
  return [
    ...inFields('personalData', personalData),
    ...inFields('professionData', professionData),
    ...[...knownListIds, ...resume.ownSections.map(({ id }) => id)].flatMap((list) =>
      entriesOf(resume, list).flatMap((entry) => (entry.hidden ? [] : inEntry(`${list}/${entry.id}`, entry))),
    ),
    ...sections.flatMap(({ id, title }) => {
      const letters = lettersWithoutFont(title)
      return letters ? [{ field: `sections/${id}`, letters, text: title }] : []
    }),
    ...(letter.shown ? inFields('letter', letter) : []),
    ...(cover.shown ? inFields('cover', cover) : []),
  ]
}
