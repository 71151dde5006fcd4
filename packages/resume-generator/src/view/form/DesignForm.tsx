import { Choice, RangeField, SelectField, Switch } from '@kleinzeug/ui'
import { withStyle } from '../../model/edit.ts'
import { dateColumns, densities, languages, marginSizes, typeSizes, type Style } from '../../model/resume.ts'
import { familyOf, hasDateColumn } from '../../model/templates/typeface.ts'
import { useTypedData } from '../ResumeGeneratorContext.ts'
import { FitForm } from './FitForm.tsx'
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
      <SelectField
        label={labels.accent2}
        value={style.accent2}
        data-field="style/accent2"
        onChange={(accent2) => set({ accent2 }, 'accent2')}
      >
        <option value="">{labels.accent2None}</option>
        {Object.entries(labels.accents).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <Choice
        legend={labels.family}
        value={familyOf(style)}
        options={(['sans', 'serif'] as const).map((value) => ({ value, label: labels.families[value] }))}
        onChange={(family) =>
          set({ family: family === familyOf({ ...style, family: 'auto' }) ? 'auto' : family }, 'family')
        }
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
        legend={labels.margins}
        value={style.margins}
        options={marginSizes.map((value) => ({ value, label: labels.marginSizes[value] }))}
        onChange={(margins) => set({ margins }, 'margins')}
      />
      <FitForm />
      <div>
        <Switch
          label={labels.justified}
          data-field="style/justified"
          checked={style.justified}
          onChange={(justified) => set({ justified }, 'justified')}
        />
        <p className="resume-generator-hint">{labels.justifiedHint}</p>
      </div>
      {hasDateColumn(style) && (
        <div>
          <Choice
            legend={labels.dateColumn}
            value={style.dates}
            options={dateColumns.map((value) => ({ value, label: labels.dateColumns[value] }))}
            onChange={(dates) => set({ dates }, 'dates')}
          />
          <p className="resume-generator-hint">{labels.dateColumnHint}</p>
        </div>
      )}
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
      <div>
        <Switch
          label={labels.attachment}
          data-field="style/attachment"
          checked={style.attachment}
          onChange={(attachment) => set({ attachment }, 'attachment')}
        />
        <p className="resume-generator-hint">{labels.attachmentHint}</p>
      </div>
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
