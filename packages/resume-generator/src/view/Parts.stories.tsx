import { createPaintQueue } from '@kleinzeug/ui'
import { DraftsProvider } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { atom } from 'jotai'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { defaultLabels } from '../labels.ts'
import { withStyle } from '../model/edit.ts'
import { exampleResume } from '../model/example.ts'
import { inData } from '../model/resume.fixtures.ts'
import { templateIds, type Style } from '../model/resume.ts'
import '../styles.css'
import { EntryList } from './form/EntryList.tsx'
import { PersonForm } from './form/PersonForm.tsx'
import { Rail } from './form/Rail.tsx'
import { Pages } from './preview/Pages.tsx'
import { usePages } from './preview/usePages.ts'
import { ResumeContext, type ResumeContextValue } from './ResumeGeneratorContext.ts'

const still = () => {}

interface PartProps {
  readonly part: 'page' | 'templates' | 'rail' | 'entries' | 'entry' | 'person'
  readonly style?: Partial<Style>
}

/** The first page of each template with one text. */
function Sheet() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: 12 }}>
      {templateIds.map((template) => (
        <Thumbnail key={template} template={template} />
      ))}
    </div>
  )
}

function Thumbnail({ template }: Pick<Style, 'template'>) {
  const [data] = useState(() => withStyle(exampleResume(), { template }))
  const { layout } = usePages(data)
  return (
    <div style={{ zoom: 0.32 }}>
      {layout && <Pages layout={{ ...layout, pages: layout.pages.slice(0, 1) }} pageName={() => template} />}
    </div>
  )
}

function Part({ part, style = {} }: PartProps) {
  const [data] = useState(() => inData(withStyle(exampleResume(), style)))
  const { layout } = usePages(data)
  const [context] = useState<ResumeContextValue>(() => ({
    labels: defaultLabels,
    data: atom(data),
    isTyping: atom(false),
    edit: still,
    typing: createPaintQueue(),
    goTo: still,
    announce: still,
    missingLetters: new Map(),
  }))
  const [first] = data.employments
  return (
    <ResumeContext value={context}>
      <section
        className="resume-generator ui-tool"
        aria-label={defaultLabels.title}
        style={{ maxWidth: 820 }}
      >
        <DraftsProvider storage={undefined}>
          {' '}
          {part === 'page' && layout && <Pages layout={layout} pageName={defaultLabels.pageName} />}
          {part === 'templates' && <Sheet />}
          {part === 'rail' && <Rail resume={data} part="employments" hints={2} onPart={still} />}
          {part === 'entries' && (
            <EntryList resume={data} section="employments" open={undefined} onOpen={still} />
          )}
          {part === 'entry' && (
            <EntryList resume={data} section="employments" open={first?.id} onOpen={still} />
          )}
          {part === 'person' && <PersonForm />}
        </DraftsProvider>
      </section>
    </ResumeContext>
  )
}

const meta = {
  title: 'Werkzeuge/Lebenslaufgenerator/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { part: { control: false }, style: { control: false } },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

const page = (name: string, style: Partial<Style>): Story => ({
  name,
  args: { part: 'page', style },
  // The pages stand when the fonts are there.
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('.resume-generator-page h1')).toBeVisible()),
})

export const Classic = page('Seite, klassisch', { template: 'classic' })
export const Edge = page('Seite, Kante', { template: 'edge' })
export const Plain = page('Seite, schlicht', { template: 'plain' })
export const Axis = page('Seite, Achse', { template: 'axis' })
export const Compact = page('Seite, kompakt', { template: 'compact' })
export const Official = page('Seite, amtlich', { template: 'official' })
export const SerifWithColours = page('Seite, mit Serifen und zwei Farben', {
  family: 'serif',
  accent2: '#0f5c63',
  justified: true,
})
export const Templates: Story = {
  name: 'Alle Vorlagen',
  tags: ['picture-templates', '!part'],
  args: { part: 'templates' },
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelectorAll('.resume-generator-page h1')).toHaveLength(6)),
}
export const Sections: Story = { name: 'Leiste der Abschnitte', args: { part: 'rail' } }
export const Entries: Story = { name: 'Einträge eines Abschnitts', args: { part: 'entries' } }
export const Entry: Story = { name: 'Eintrag, offen', args: { part: 'entry' } }
export const Person: Story = { name: 'Person', args: { part: 'person' } }
