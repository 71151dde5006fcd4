import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { controls as usesOfControls } from 'virtual:uses'
import { useContext } from 'react'
import { guides } from '../../guides/guides.ts'
import { folderOf } from '../toolOf.ts'
import { ControlGuide } from './ControlGuide.tsx'
import { Facts } from './Facts.tsx'
import './docs.css'

/** The page of a control, a tool or a part of the site: what it is, how it is used, its props, its stories. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const context = useContext(DocsContext)
  const name = csfFile.meta.title.split('/').at(-1) ?? ''
  const isControl = csfFile.meta.title.startsWith('Bausteine/')
  const guide = isControl ? guides[name] : undefined
  const [, ...others] = context.componentStories()
  return (
    <>
      <Title />
      <Facts
        name={name}
        folder={folderOf(preparedMeta.parameters['fileName'])}
        isNew={preparedMeta.tags.includes('new')}
        uses={isControl ? (usesOfControls[name] ?? {}) : undefined}
      />
      <Description />
      <Primary />
      {guide && <ControlGuide name={name} guide={guide} />}
      <h2>Props</h2>
      {preparedMeta.component ? <Controls /> : <ArgTypes />}
      {others.length > 0 && <h2>Stories</h2>}
      {others.map((story) => (
        <section key={story.id} className="docs-story">
          <h3 lang="de" id={story.id}>
            {story.name}
          </h3>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
        </section>
      ))}
    </>
  )
}
