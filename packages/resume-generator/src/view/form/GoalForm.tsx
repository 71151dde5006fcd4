import { withPersonal, withProfession } from '../../model/edit.ts'
import type { ProfessionData } from '../../model/resume.ts'
import { usePaintedData, useResume } from '../ResumeGeneratorContext.ts'
import { FormText } from './FormText.tsx'

export function GoalForm() {
  const { labels, edit } = useResume()
  const { professionData: profession } = usePaintedData()
  const set = (fields: Partial<ProfessionData>, key: keyof ProfessionData) =>
    edit({ change: (data) => withProfession(data, fields), field: `professionData/${key}`, typing: true })
  return (
    <div className="resume-generator-fields">
      <FormText
        label={labels.profession}
        wide
        field="professionData/title"
        value={profession.title}
        onText={(title) => set({ title }, 'title')}
      />
      <FormText
        label={labels.reason}
        hint={`${labels.reasonHint} ${labels.markupHint}`}
        wide
        rows={5}
        field="professionData/professionReasonText"
        value={profession.professionReasonText}
        onText={(professionReasonText) => set({ professionReasonText }, 'professionReasonText')}
      />
    </div>
  )
}

export function PersonalityForm() {
  const { labels, edit } = useResume()
  const { personality } = usePaintedData().personalData
  return (
    <FormText
      label={labels.personality}
      hint={labels.markupHint}
      rows={6}
      field="personalData/personality"
      value={personality}
      onText={(text) =>
        edit({
          change: (data) => withPersonal(data, { personality: text }),
          field: 'personalData/personality',
          typing: true,
        })
      }
    />
  )
}
