import { undoContract } from '@kleinzeug/shell/undo-contract'
import {
  withChosen,
  withChosenApplication,
  withCopy,
  withEntry,
  withEntryMoved,
  withLetter,
  withNewEntry,
  withoutChosen,
  withoutEntry,
  withPersonal,
  withSectionMoved,
} from '../model/edit.ts'
import {
  withApplication,
  withNewApplication,
  withoutApplication,
} from '../model/applications/editApplications.ts'
import type { ResumeData } from '../model/resume.ts'
import { unfold } from '../model/files/unfold.ts'
import { resumeGeneratorSlice } from '../storage.ts'
import { createResumeState, type ResumeState } from './createResumeState.ts'

const entryOf = ({ employments }: ResumeData, mark: number) =>
  employments[mark % employments.length]?.id ?? ''

const changes: ReadonlyArray<(data: ResumeData, mark: number) => ResumeData> = [
  (data, mark) => withPersonal(data, { name: `Name ${mark}` }),
  (data, mark) => withPersonal(data, { city: `Stadt ${mark}` }),
  (data, mark) => {
    const { resume, id } = withNewEntry(data, 'employments')
    return withEntry(resume, 'employments', id, { title: `Stelle ${mark}` })
  },
  (data, mark) => withEntry(data, 'employments', entryOf(data, mark), { text: `Text ${mark}` }),
  (data, mark) => withoutEntry(data, 'employments', entryOf(data, mark)),
  (data, mark) => withEntryMoved(data, 'employments', 0, mark % 2),
  (data, mark) => withSectionMoved(data, 0, mark % 3),
  (data, mark) => withCopy(data, `Kopie ${mark}`),
  (data) => withChosen(data, data.others[0]?.id ?? ''),
  withoutChosen,
  (data, mark) => withNewApplication(data, `Bewerbung ${mark}`),
  (data) => withChosenApplication(data, data.chosenApplication ? '' : (data.applications[0]?.id ?? '')),
  (data, mark) => withLetter(data, { text: `Brief ${mark}` }),
  (data, mark) => withApplication(data, data.chosenApplication, { advert: `Anzeige ${mark}` }),
  (data) => withoutApplication(data, data.chosenApplication),
]

undoContract<ResumeData, ResumeState>({
  initial: resumeGeneratorSlice.defaults(),
  createState: (storage) => createResumeState(storage, () => 0),
  content: (data) => unfold(data).resumes,
  edits: changes.map(
    (change) => (set, state, _data, mark) =>
      set(state.edit, { change: (data) => change(data, mark), field: String(mark) }),
  ),
})
