import type { DocumentEntry, ResumeDocument } from '../document.ts'

interface Marks {
  readonly title: (text: string) => string
  readonly heading: (text: string) => string
  readonly entry: (title: string, period: string) => string
  readonly item: (text: string) => string
  readonly text: (text: string) => string
  readonly link: (text: string, href: string) => string
}

function entryLines(entry: DocumentEntry, marks: Marks): string[] {
  const title = entry.title?.text ?? entry.organisation?.text ?? ''
  const place = [entry.title ? entry.organisation?.text : '', entry.place?.text, entry.level?.text].filter(
    Boolean,
  )
  return [
    marks.entry(title, entry.period?.text ?? ''),
    ...(place.length > 0 ? [marks.text(place.join(', '))] : []),
    ...entry.paragraphs.map(({ text }) => marks.text(text)),
    ...entry.bullets.map(({ text }) => marks.item(text)),
    ...(entry.link ? [marks.link(entry.link.text, entry.link.href ?? '')] : []),
  ]
}

function write(document: ResumeDocument, marks: Marks): string {
  const blocks: string[][] = [
    [marks.title(document.name?.text ?? ''), document.title ? marks.text(document.title.text) : ''],
    document.contact.map(({ label, value }) => marks.item(`${label}: ${value.text}`)),
    document.reason.map(({ text }) => marks.text(text)),
    ...document.sections.flatMap((section) => [
      [marks.heading(section.heading.text)],
      ...(section.kind === 'entries'
        ? section.entries.map((entry) => entryLines(entry, marks))
        : [
            [
              ...section.paragraphs.map(({ text }) => marks.text(text)),
              ...section.entries.map(({ title, level }) =>
                marks.item([title?.text, level?.text].filter(Boolean).join(' – ')),
              ),
            ],
          ]),
    ]),
    [marks.text(document.closing?.placeAndDate?.text ?? '')],
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
    link: (text) => text,
  })

// A backslash before what Markdown or HTML would read as a sign.
const escaped = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|]/g, (sign) => `\\${sign}`)

/** The resume as Markdown; what looks like a sign of it or like HTML stays text. */
export const toMarkdown = (document: ResumeDocument) =>
  write(document, {
    title: (text) => (text ? `# ${escaped(text)}\n` : ''),
    heading: (text) => `## ${escaped(text)}`,
    entry: (title, period) => `### ${[title, period].filter(Boolean).map(escaped).join(', ')}\n`,
    item: (text) => `- ${escaped(text)}`,
    // Two spaces keep the line.
    text: (text) => (text ? `${escaped(text)}  ` : ''),
    link: (text, href) => `[${escaped(text)}](${href.replaceAll(/[()\s]/g, encodeURIComponent)})`,
  })
