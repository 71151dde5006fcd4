import { Button, Icon, IconButton, Switch } from '@kleinzeug/ui'
import { withSection, withSectionMoved } from '../../model/edit.ts'
import { withOwnSection, withoutOwnSection } from '../../model/ownSections.ts'
import { sectionsOf, type SectionState } from '../../model/sectionOrder.ts'
import { isOwnSectionId, pageWords, type OwnSectionId } from '../../model/sections.ts'
import { usePaintedData, useResume } from '../ResumeGeneratorContext.ts'
import { FormText } from './FormText.tsx'
import { sectionName } from './sectionName.ts'
import { useReorder } from './useReorder.ts'

/** Order, headings and visibility of the sections. */
export function StructureForm() {
  const { labels, edit, announce, goTo } = useResume()
  const resume = usePaintedData()
  const sections = sectionsOf(resume)
  const nameOf = (section: SectionState) => sectionName(labels, section)
  const { list, handle, markOf } = useReorder(sections.length, (from, to) => {
    const section = sections[from]
    edit({ change: (data) => withSectionMoved(data, from, to), field: `sections/${section?.id ?? ''}` })
    if (section) announce(labels.moved(nameOf(section), to + 1, sections.length))
  })
  const words = pageWords[resume.style.language]
  const add = () => {
    const { id } = withOwnSection(resume)
    edit({ change: (data) => withOwnSection(data).resume, field: `sections/${id}` })
    goTo(`sections/${id}`)
  }
  const remove = (id: OwnSectionId, name: string) => {
    edit({ change: (data) => withoutOwnSection(data, id), field: `sections/${id}` })
    announce(labels.entryDeleted(name))
    goTo('section/structure')
  }
  return (
    <>
      <p className="resume-generator-hint">{labels.structureHint}</p>
      <ul ref={list} className="resume-generator-entries">
        {sections.map(({ id, title, hidden }, index) => (
          <li key={id} data-mark={markOf(index)} className="resume-generator-section">
            <IconButton
              icon={<Icon name="drag" />}
              label={labels.move(sectionName(labels, { id, title }))}
              title={labels.moveHint}
              className="resume-generator-handle"
              {...handle(index)}
            />
            <FormText
              label={labels.sectionTitle(sectionName(labels, { id, title }))}
              labelHidden
              placeholder={isOwnSectionId(id) ? words.ownSection : words.sections[id]}
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
              label={
                <span className="ui-visually-hidden">{labels.hide(sectionName(labels, { id, title }))}</span>
              }
              checked={!hidden}
              onChange={(on) =>
                edit({ change: (data) => withSection(data, id, { hidden: !on }), field: `sections/${id}` })
              }
            />
            {isOwnSectionId(id) && (
              <IconButton
                icon={<Icon name="delete" />}
                label={labels.deleteEntry(sectionName(labels, { id, title }))}
                onClick={() => remove(id, sectionName(labels, { id, title }))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="resume-generator-row">
        <Button icon={<Icon name="add" />} data-field="section/structure" onClick={add}>
          {labels.addSection}
        </Button>
      </div>
    </>
  )
}
