import {
  emptyEntry,
  emptyResume,
  type Entry,
  type Letter,
  type ProfessionData,
  type Resume,
} from './resume.ts'

type EntryWords = Partial<Pick<Entry, 'title' | 'bullets' | 'level'>>

interface Words {
  readonly name: string
  readonly language: Resume['style']['language']
  readonly professionData: ProfessionData
  /** The entries of each section, in order. */
  readonly employments: readonly EntryWords[]
  readonly education: readonly EntryWords[]
  readonly trainings: readonly EntryWords[]
  readonly languages: readonly EntryWords[]
  readonly interests: readonly EntryWords[]
  readonly letter: Pick<Letter, 'subject' | 'salutation' | 'text' | 'enclosures'>
}

type Dates = Partial<Pick<Entry, 'from' | 'to' | 'organisation' | 'place'>>

const employments: readonly Dates[] = [
  { from: '2021-03', organisation: 'Weißhaupt & Söhne GmbH', place: 'Köln' },
  { from: '2016-09', to: '2021-02', organisation: 'Ingenieurbüro Öztürk', place: 'Düsseldorf' },
  { from: '2013-10', to: '2016-08', organisation: 'Stadtwerke Gießen' },
]
const education: readonly Dates[] = [
  {
    from: '2010-10',
    to: '2013-09',
    organisation: 'Technische Hochschule Mittelhessen',
    place: 'Gießen',
  },
  { from: '2007-08', to: '2010-06', organisation: 'Müßig Haustechnik', place: 'Wetzlar' },
]
const trainings: readonly Dates[] = [{ to: '2023-11', organisation: 'TÜV' }]

const entries = (words: readonly EntryWords[], dates: readonly Dates[] = []): Entry[] =>
  words.map((each, index) => ({ ...emptyEntry, id: `e${index}`, ...dates[index], ...each }))

/** A resume to try the tool with, in the words given; no person. */
export function exampleOf(words: Words): Resume {
  const empty = emptyResume()
  return {
    ...empty,
    // One page in most templates.
    style: { ...empty.style, density: 'tight', language: words.language },
    name: words.name,
    date: '2026-11-21',
    personalData: {
      ...empty.personalData,
      name: 'Erika Mustermann',
      street: 'Heidestraße 17',
      city: '51147 Köln',
      birthDate: '1988-08-12',
      birthCity: 'Gießen',
      telephone: '0221 1234567-89',
      email: 'erika@mustermann.example',
    },
    professionData: words.professionData,
    employments: entries(words.employments, employments),
    education: entries(words.education, education),
    trainings: entries(words.trainings, trainings),
    languages: entries(words.languages),
    letter: {
      ...empty.letter,
      recipient: 'Wärmewende Rheinland eG\nFrau Dr. Aylin Groß\nHafenstraße 12\n50968 Köln',
      reference: 'PL-2026-14',
      ...words.letter,
    },
    interests: entries(words.interests),
  }
}
