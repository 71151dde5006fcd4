import type { Rating, SelfReportData, Sheet, Trait } from '../data.ts'
import { activeTraits } from '../traits.ts'

export const QUESTIONS = 'kleinzeug-self-report/questions'
export const ANSWERS = 'kleinzeug-self-report/answers'

const asked = ({ id, name, low, high }: Trait) => ({ id, name, low, high })

/** The file for another person: the questions without the visitor's answers. */
export const questionsOf = (data: SelfReportData, about: string): string =>
  JSON.stringify({ format: QUESTIONS, version: 1, about, traits: activeTraits(data).map(asked) }, null, 2)

/** The file that goes back. */
export const answersFileOf = ({ id, about, by, date, traits, values, note }: Sheet): string =>
  JSON.stringify(
    { format: ANSWERS, version: 1, id, about, by, date, traits: traits.map(asked), values, note },
    null,
    2,
  )

/** Adds the answers of another person. Missing traits are added but not asked again; an equal name is the same trait. */
export function withAnswers(data: SelfReportData, sheet: Sheet): SelfReportData {
  const known = new Map<string, string>()
  const added: Trait[] = []
  for (const trait of sheet.traits) {
    const own =
      data.traits.find(({ id }) => id === trait.id) ?? data.traits.find(({ name }) => name === trait.name)
    if (!own) added.push({ ...trait, resting: true })
    known.set(trait.id, own?.id ?? trait.id)
  }
  const rating: Rating = {
    id: sheet.id,
    date: sheet.date,
    values: sheet.values.flatMap(({ trait, value }) => {
      const id = known.get(trait)
      return id === undefined || value === 0 ? [] : [{ trait: id, value }]
    }),
    note: sheet.note,
    by: sheet.by,
    open: false,
  }
  return {
    ...data,
    traits: [...data.traits, ...added],
    ratings: [...data.ratings.filter(({ id }) => id !== rating.id), rating],
  }
}
