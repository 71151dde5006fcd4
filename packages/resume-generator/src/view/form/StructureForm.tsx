import { Icon, IconButton, Switch } from '@kleinzeug/ui'
import { withSection, withSectionMoved } from '../../model/edit.ts'
import { sectionsOf } from '../../model/sectionOrder.ts'
import { pageWords } from '../../model/sections.ts'
import { usePaintedData, useResume } from '../ResumeGeneratorContext.ts'
import { FormText } from './FormText.tsx'
import { useReorder } from './useReorder.ts'

/** Order, headings and visibility of the sections. */
export function StructureForm() {
  const { labels, edit, announce } = useResume()
  const resume = usePaintedData()
  const sections = sectionsOf(resume)
  const { list, handle, markOf } = useReorder(sections.length, (from, to) => {
    const section = sections[from]
    edit({ change: (data) => withSectionMoved(data, from, to), field: `sections/${section?.id ?? ''}` })
    if (section) announce(labels.moved(labels.sections[section.id], to + 1, sections.length))
  })
  return (
    <>
      <p className="resume-generator-hint">{labels.structureHint}</p>
      <ul ref={list} className="resume-generator-entries">
        {sections.map(({ id, title, hidden }, index) => (
          <li key={id} data-mark={markOf(index)} className="resume-generator-section">
            <IconButton
              icon={<Icon name="drag" />}
              label={labels.move(labels.sections[id])}
              title={labels.moveHint}
              className="resume-generator-handle"
              {...handle(index)}
            />
            <FormText
              label={labels.sectionTitle(labels.sections[id])}
              labelHidden
              placeholder={pageWords[resume.style.language].sections[id]}
              field={`sections/${id}`}
              value={title}
              onText={(text) =>
                edit({
                  change: (data) => withSection(data, id, { title: text }),
                  field: `sections/${id}`,
                  typing: true,
                })
              }
            />
            <Switch
              label={<span className="ui-visually-hidden">{labels.hide(labels.sections[id])}</span>}
              checked={!hidden}
              onChange={(on) =>
                edit({ change: (data) => withSection(data, id, { hidden: !on }), field: `sections/${id}` })
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
