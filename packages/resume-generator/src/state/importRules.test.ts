import { fc } from '@fast-check/vitest'
import { importContract } from '@kleinzeug/shell/import-contract'
import { ownFile } from '../model/files/jsonResume.ts'
import { readJsonFile } from '../model/files/readFile.ts'
import { decodeResumeData, emptyResume, type Resume, type ResumeData } from '../model/resume.ts'
import { importRules, withoutId } from './importRules.ts'

const data = fc
  .record({ name: fc.constantFrom('a', 'b', '„c“'), mood: fc.constantFrom('x', 3), city: fc.string() })
  .map(({ name, mood, city }): ResumeData => {
    const { others: _others, ...resume } = emptyData()
    const unknown: object = { mood }
    const personalData = { ...resume.personalData, city, ...unknown }
    return { ...ownFile({ ...resume, name, personalData, ...unknown }), others: [] }
  })
function emptyData(): ResumeData {
  return decodeResumeData({}) ?? { ...emptyResume(), others: [] }
}
const first = (all: ResumeData): Resume => {
  const { others: _others, ...resume } = all
  return resume
}

importContract<ResumeData, Resume>({
  rules: { ...importRules, itemsOf: (all) => importRules.itemsOf(all).filter(({ name }) => name !== '') },
  empty: emptyData(),
  data,
  formats: [
    {
      name: 'own JSON',
      write: (all) => JSON.stringify(first(all)),
      read: (text) => {
        const file = readJsonFile(text)
        return 'resume' in file && !file.isCut ? { items: [withoutId(file.resume)] } : { items: [] }
      },
    },
  ],
})
