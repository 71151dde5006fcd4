import { withPersonal } from '../../model/edit.ts'
import { formatPartialDate, parsePartialDate } from '../../model/dates/partialDate.ts'
import type { PersonalData } from '../../model/resume.ts'
import { useResume, usePaintedData } from '../ResumeGeneratorContext.ts'
import { FormText } from './FormText.tsx'
import { ParsedField } from './ParsedField.tsx'
import { PhotoField } from './PhotoField.tsx'

type TextKey = Exclude<keyof PersonalData, 'urls' | 'birthDate' | 'photo'>

export function PersonForm() {
  const { labels, edit } = useResume()
  const { personalData: person } = usePaintedData()
  const set = (fields: Partial<PersonalData>, key: string) =>
    edit({ change: (data) => withPersonal(data, fields), field: `personalData/${key}`, typing: true })
  const text = (
    key: TextKey,
    label: string,
    more: { hint?: string; autoComplete?: string; type?: string; wide?: boolean } = {},
  ) => {
    return (
      <FormText
        label={label}
        {...more}
        field={`personalData/${key}`}
        value={person[key]}
        onText={(value) => set({ [key]: value }, key)}
      />
    )
  }
  return (
    <>
      <p className="resume-generator-hint">{labels.optional}</p>
      <div className="resume-generator-fields">
        {text('name', labels.name, { autoComplete: 'name', wide: true })}
        {text('street', labels.street, { autoComplete: 'street-address' })}
        {text('city', labels.city, { autoComplete: 'address-level2' })}
        {text('telephone', labels.telephone, {
          autoComplete: 'tel',
          type: 'tel',
          hint: labels.telephoneHint,
        })}
        {text('email', labels.email, { autoComplete: 'email', type: 'email' })}
        {text('website', labels.website, { autoComplete: 'url', wide: true })}
        <FormText
          label={labels.urls}
          hint={labels.urlsHint}
          rows={2}
          wide
          field="personalData/urls"
          value={person.urls.join('\n')}
          onText={(value) => set({ urls: value === '' ? [] : value.split('\n') }, 'urls')}
        />
        <ParsedField
          label={labels.birthDate}
          hint={labels.birthDateHint}
          value={person.birthDate}
          format={formatPartialDate}
          parse={parsePartialDate}
          error={labels.dateError}
          field="personalData/birthDate"
          autoComplete="bday"
          onValue={(birthDate) => set({ birthDate }, 'birthDate')}
        />
        {text('birthCity', labels.birthCity)}
        {text('citizenship', labels.citizenship)}
        {text('maritalStatus', labels.maritalStatus)}
      </div>
      <PhotoField photo={person.photo} />
    </>
  )
}
