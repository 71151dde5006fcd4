import { resumeGeneratorSlice } from '@kleinzeug/resume-generator/slice'
import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { addToResume } from './-addToResume.ts'

const entry = {
  key: 'a',
  date: '2025-02-03',
  title: 'Chorreise',
  impact: '40 Menschen in Prag',
  evidence: '',
  tags: [],
  people: [],
  rest: [],
}

/** A resume whose first project was offered by an achievement and edited since. */
function edited() {
  const storage = memoryStorage(resumeGeneratorSlice.defaults())
  addToResume(entry, false, storage)
  addToResume({ ...entry, key: 'b', title: 'Rede' }, false, storage)
  const resume = storage.read() ?? resumeGeneratorSlice.defaults()
  const [first, ...others] = resume.projects.slice(-2)
  if (!first) throw new Error('The project is missing.')
  const projects = [{ ...first, text: 'Besser gesagt', place: 'Prag' }, ...others]
  storage.write({ ...resume, projects })
  return storage
}

test('an achievement that is offered again leaves what was edited in the resume', () => {
  const storage = edited()
  const before = storage.read()
  const answer = addToResume(entry, false, storage)
  expect(storage.read()).toBe(before)
  expect(answer).toBe('present')
})

test('it replaces what it gave when asked, at its place, and leaves the other fields', () => {
  const storage = edited()
  addToResume({ ...entry, title: 'Chorreise nach Prag' }, true, storage)
  expect(storage.read()?.projects).toMatchObject([
    { title: 'Chorreise nach Prag', text: '40 Menschen in Prag', place: 'Prag' },
    { title: 'Rede' },
  ])
})
