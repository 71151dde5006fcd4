import { TextArea, TextField } from '@kleinzeug/ui'
import { withPersonal, withProfession } from '../../model/edit.ts'
import type { ProfessionData } from '../../model/resume.ts'
import { useResume, useTypedData } from '../ResumeContext.ts'

export function GoalForm() {
  const { labels, edit } = useResume()
  const { professionData: profession } = useTypedData()
  const set = (fields: Partial<ProfessionData>, key: keyof ProfessionData) =>
    edit({ change: (data) => withProfession(data, fields), field: `professionData/${key}`, typing: true })
  return (
    <div className="resume-generator-fields">
      <TextField
        label={labels.profession}
        className="resume-generator-wide"
        data-field="professionData/title"
        value={profession.title}
        onChange={(title) => set({ title }, 'title')}
      />
      <TextArea
        label={labels.reason}
        hint={labels.reasonHint}
        className="resume-generator-wide"
        rows={5}
        data-field="professionData/professionReasonText"
        value={profession.professionReasonText}
        onChange={(professionReasonText) => set({ professionReasonText }, 'professionReasonText')}
      />
    </div>
  )
}

export function PersonalityForm() {
  const { labels, edit } = useResume()
  const { personality } = useTypedData().personalData
  return (
    <TextArea
      label={labels.personality}
      rows={6}
      data-field="personalData/personality"
      value={personality}
      onChange={(text) =>
        edit({
          change: (data) => withPersonal(data, { personality: text }),
          field: 'personalData/personality',
          typing: true,
        })
      }
    />
  )
}
