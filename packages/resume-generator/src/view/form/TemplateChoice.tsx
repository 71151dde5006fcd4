import { useDeferredValue, useEffect, useId, useState } from 'react'
import type { ApplicationLayout } from '../../model/application.ts'
import { isBlank } from '../../model/documentFields.ts'
import { withStyle } from '../../model/edit.ts'
import { templateIds, type Resume, type TemplateId } from '../../model/resume.ts'
import { currentPages } from '../preview/currentPages.ts'
import { Pages } from '../preview/Pages.tsx'
import { partOfLayout } from '../preview/zoom.ts'
import { useTypedData } from '../ResumeGeneratorContext.ts'
import { useLater } from '../useLater.ts'

type Pictures = Partial<Record<TemplateId, ApplicationLayout>>

/** The first page of a resume in each template; of an empty one, of the example. */
function usePictures(resume: Resume): Pictures {
  const [pictures, setPictures] = useState<Pictures>({})
  useEffect(() => {
    let current = true
    const draw = async () => {
      const shown = isBlank(resume) ? (await import('../../model/example.ts')).exampleResume() : resume
      for (const template of templateIds) {
        const layout = partOfLayout(await currentPages(withStyle(shown, { template })), 'resume')
        if (!current) return
        setPictures((before) => ({ ...before, [template]: { ...layout, pages: layout.pages.slice(0, 1) } }))
      }
    }
    // Without a font the names are there all the same.
    draw().catch(() => undefined)
    return () => {
      current = false
    }
  }, [resume])
  return pictures
}

/** The templates as pictures of the visitor's own first page: native radio buttons. */
export function TemplateChoice({ onTemplate }: { onTemplate: (template: TemplateId) => void }) {
  const { labels } = useLater()
  const data = useTypedData()
  const group = useId()
  const pictures = usePictures(useDeferredValue<Resume>(data))
  return (
    <fieldset className="ui-choice">
      <legend className="ui-field-label">{labels.template}</legend>
      <div className="resume-generator-templates">
        {templateIds.map((template) => {
          const layout = pictures[template]
          return (
            <label key={template}>
              <input
                type="radio"
                name={group}
                checked={data.style.template === template}
                data-field={template === data.style.template ? 'style/template' : undefined}
                onChange={() => onTemplate(template)}
              />
              <span aria-hidden="true">{layout && <Pages layout={layout} pageName={String} />}</span>
              <span>{labels.templates[template]}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
