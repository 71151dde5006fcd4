import type { DocumentEntry, FieldText, ResumeDocument } from '../document.ts'
import { shownLink } from '../links.ts'
import type { Span } from '../markup/parseMarkup.ts'

interface Marks {
  readonly title: (text: string) => string
  readonly heading: (text: string) => string
  readonly entry: (title: string, period: string) => string
  readonly item: (text: string) => string
  readonly text: (text: string) => string
  /** A part of a text that is bold, in italics or a link. */
  readonly span: (span: Span) => string
  readonly link: (text: string, href: string) => string
}

/** A text with the marks of its parts. */
const marked = ({ text, spans = [{ text }] }: FieldText, { span }: Marks) => spans.map(span).join('')

function entryLines(entry: DocumentEntry, marks: Marks): string[] {
  const plain = (text: string) => marks.span({ text })
  const title = entry.title?.text ?? entry.organisation?.text ?? ''
  const place = [entry.title ? entry.organisation?.text : '', entry.place?.text, entry.level?.text].filter(
    Boolean,
  )
  return [
    marks.entry(title, entry.period?.text ?? ''),
    ...(place.length > 0 ? [marks.text(plain(place.join(', ')))] : []),
    ...entry.paragraphs.map((text) => marks.text(marked(text, marks))),
    ...entry.bullets.map((text) => marks.item(marked(text, marks))),
    ...(entry.link ? [marks.link(entry.link.text, entry.link.href ?? '')] : []),
  ]
}

function write(document: ResumeDocument, marks: Marks): string {
  const plain = (text: string) => marks.span({ text })
  const blocks: string[][] = [
    [marks.title(document.name?.text ?? ''), document.title ? marks.text(plain(document.title.text)) : ''],
    document.contact.map(({ label, value }) => marks.item(plain(`${label}: ${value.text}`))),
    document.reason.map((text) => marks.text(marked(text, marks))),
    ...document.sections.flatMap((section) => [
      [marks.heading(section.heading.text)],
      ...(section.kind === 'entries'
        ? section.entries.map((entry) => entryLines(entry, marks))
        : [
            [
              ...section.paragraphs.map((text) => marks.text(marked(text, marks))),
              ...section.entries.map(({ title, level }) =>
                marks.item(plain([title?.text, level?.text].filter(Boolean).join(' – '))),
              ),
            ],
          ]),
    ]),
    [marks.text(plain(document.closing?.placeAndDate?.text ?? ''))],
  ]
  return `${blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** The resume as plain text. */
export const toPlainText = (document: ResumeDocument) =>
  write(document, {
    title: (text) => text,
    heading: (text) => `${text}\n${'='.repeat(Array.from(text).length)}`,
    entry: (title, period) => [period, title].filter(Boolean).join('  '),
    item: (text) => `- ${text}`,
    text: (text) => text,
    // An address that cannot be clicked is written.
    span: ({ text, href }) => (href === undefined || shownLink(href) === text ? text : `${text} (${href})`),
    link: (text) => text,
  })

// A backslash before what Markdown or HTML would read as a sign.
const escaped = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|]/g, (sign) => `\\${sign}`)

// Parentheses would end the address.
const linked = (text: string, href: string) =>
  `[${text}](${href.replaceAll(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`

/** The resume as Markdown; what looks like a sign of it or like HTML stays text. */
export const toMarkdown = (document: ResumeDocument) =>
  write(document, {
    title: (text) => (text ? `# ${escaped(text)}\n` : ''),
    heading: (text) => `## ${escaped(text)}`,
    entry: (title, period) => `### ${[title, period].filter(Boolean).map(escaped).join(', ')}\n`,
    item: (text) => `- ${text}`,
    // Two spaces keep the line.
    text: (text) => (text ? `${text}  ` : ''),
    span: ({ text, bold = false, italic = false, href }) => {
      // The marks stand at the words: behind a space they would be none.
      const words = text.trim()
      const start = text.indexOf(words)
      const stars = '*'.repeat((bold ? 2 : 0) + (italic ? 1 : 0))
      const set = `${stars}${escaped(words)}${stars}`
      return words === ''
        ? text
        : text.slice(0, start) +
            (href === undefined ? set : linked(set, href)) +
            text.slice(start + words.length)
    },
    link: (text, href) => linked(escaped(text), href),
  })
