import { Choice, RangeField, SelectField, Switch } from '@kleinzeug/ui'
import { withStyle } from '../../model/edit.ts'
import { densities, languages, typeSizes, type Style } from '../../model/resume.ts'
import { useTypedData } from '../ResumeGeneratorContext.ts'
import { useLater } from '../useLater.ts'
import { FormText } from './FormText.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'

/** Template, colour, size and what else makes the look. */
export function DesignForm() {
  const { labels, edit } = useLater()
  const { style, name } = useTypedData()
  const set = (fields: Partial<Style>, key: keyof Style, typing = false) =>
    edit({ change: (data) => withStyle(data, fields), field: `style/${key}`, typing })
  const german = (size: number) => size.toLocaleString('de-DE')
  return (
    <div className="resume-generator-design">
      <TemplateChoice onTemplate={(template) => set({ template }, 'template')} />
      <Choice
        legend={labels.accent}
        className="resume-generator-accents"
        value={style.accent}
        options={Object.entries(labels.accents).map(([value, name]) => ({
          value,
          label: (
            <span className="resume-generator-accent" title={name} style={{ background: value }}>
              <span className="ui-visually-hidden">{name}</span>
            </span>
          ),
        }))}
        onChange={(accent) => set({ accent }, 'accent')}
      />
      <RangeField
        label={labels.size}
        min={0}
        max={typeSizes.length - 1}
        step={1}
        data-field="style/size"
        value={Math.max(0, typeSizes.indexOf(style.size))}
        valueText={`${german(style.size)}\u202fpt`}
        onChange={(index) => set({ size: typeSizes[index] ?? 9.5 }, 'size', true)}
      />
      <Choice
        legend={labels.density}
        value={style.density}
        options={densities.map((value) => ({ value, label: labels.densities[value] }))}
        onChange={(density) => set({ density }, 'density')}
      />
      <Choice
        legend={labels.language}
        value={style.language}
        options={languages.map((value) => ({ value, label: labels.languages[value] }))}
        onChange={(language) => set({ language }, 'language')}
      />
      <Switch label={labels.showPhoto} checked={style.photo} onChange={(photo) => set({ photo }, 'photo')} />
      <div>
        <Switch
          label={labels.anonymous}
          data-field="style/anonymous"
          checked={style.anonymous}
          onChange={(anonymous) => set({ anonymous }, 'anonymous')}
        />
        <p className="resume-generator-hint">{labels.anonymousHint}</p>
      </div>
      <FormText
        label={labels.resumeName}
        field="name"
        value={name}
        onText={(text) => edit({ change: (data) => ({ ...data, name: text }), field: 'name', typing: true })}
      />
      <FormText
        label={labels.fileName}
        hint={labels.fileNameHint}
        field="style/fileName"
        value={style.fileName}
        onText={(fileName) => set({ fileName }, 'fileName', true)}
      />
      <SelectField
        label={labels.gapMonths}
        value={String(style.gapMonths)}
        data-field="style/gapMonths"
        onChange={(months) => set({ gapMonths: Number(months) }, 'gapMonths')}
      >
        {[1, 2, 3, 6, 12].map((months) => (
          <option key={months} value={months}>
            {labels.months(months)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
