import { pageWords, sectionIds, type SectionId } from '../sections.ts'

/** Headings of German and English resumes, divided by commas. */
const words: Readonly<Record<SectionId, string>> = {
  employments:
    'beruf, berufserfahrung, berufserfahrungen, berufspraxis, berufliche erfahrung, beruflicher werdegang, berufliche laufbahn, arbeitserfahrung, erfahrung, praxis, experience, work experience, professional experience, work history, employment, employment history',
  education:
    'ausbildung, berufsausbildung, schulische ausbildung, akademische ausbildung, studium, schule, schulbildung, hochschulbildung, bildung, bildungsweg, education, academic background, academic education',
  trainings: 'weiterbildung, weiterbildungen, fortbildung, fortbildungen, kurse, seminare, training, courses',
  certificates:
    'zertifikate, zertifizierungen, bescheinigungen, zeugnisse, auszeichnungen, certificates, certifications, licenses, awards, honors',
  skills:
    'kenntnisse, edv, edv-kenntnisse, it-kenntnisse, fachkenntnisse, besondere kenntnisse, weitere kenntnisse, top-kenntnisse, fähigkeiten, kompetenzen, digitale kompetenzen, skills, top skills, technical skills, digital skills',
  languages: 'sprachen, sprachkenntnisse, fremdsprachen, languages, language skills',
  projects: 'projekte, publikationen, patente, projects, publications, patents',
  interests: 'interessen, hobbys, hobby, freizeit, interests, hobbies',
  otherEmployments:
    'ehrenamt, ehrenamtliches engagement, ehrenamtliche tätigkeiten, engagement, weitere tätigkeiten, praktika, volunteering, volunteer experience, volunteer work, other activities',
  personality: 'persönlichkeit, stärken, personality',
}

const known = new Map(sectionIds.flatMap((id) => words[id].split(', ').map((word) => [word, id] as const)))

/** The section that a line is the heading of: one of its usual names, or several, as in „Kenntnisse und Fähigkeiten“. */
export function headingOf(line: string): SectionId | undefined {
  const text = line.replace(/^#+\s+/, '').replace(/(?<![:\s])[:\s]+$/, '')
  const own = sectionIds.find((id) =>
    [pageWords.de, pageWords.en].some(({ sections }) => sections[id] === text),
  )
  if (own || text.length > 60) return own
  const named = text
    .toLowerCase()
    .split(/,|&|\/|\bund\b|\band\b/)
    .map((word) => known.get(word.trim()))
  return named.every((id) => id !== undefined) ? named[0] : undefined
}
