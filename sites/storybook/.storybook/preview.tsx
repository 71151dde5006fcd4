import type { Preview } from '@storybook/react-vite'
import { isThemeId, themes } from '@kleinzeug/ui'
import '@fontsource-variable/instrument-sans'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/500.css'
import '@fontsource/doto/800.css'
import '@kleinzeug/ui/styles.css'
import { configure } from 'storybook/test'
import { DocsPage } from './docs/DocsPage.tsx'
import { descriptionOf } from './docs/descriptionOf.ts'
import { playableArgTypes } from './playableArgTypes.tsx'
import { recordedTool } from './record/droppedRecord.ts'
import { followRecord } from './record/followRecord.ts'
import { RecordedStory, type Recorded } from './record/RecordedStory.tsx'
import { allowPlay } from './record/allowPlay.ts'
import { folderOf } from './toolOf.ts'
import { expectContrast } from './expectContrast.ts'
import { emulateMedia } from './emulateMedia.ts'
import { ThemedDocs } from './ThemedDocs.tsx'
import './preview.css'

followRecord()

/** Whether stories are played by `npm test`, and not shown to a designer. */
const isTest = import.meta.env['STORY_TEST'] === 'yes'

// Only ends what hangs; machines may be slow.
configure({ asyncUtilTimeout: 20_000 })

/** English texts by the folder of their tool. */
const english = Object.entries(
  import.meta.glob<{ englishLabels: unknown }>('../../../packages/*/src/labels.en.ts'),
)

/** The English texts of the tool whose story a file holds. */
async function englishLabelsFor(file: unknown): Promise<unknown> {
  const [, load] = english.find(([path]) => folderOf(path) === folderOf(file)) ?? []
  return (await load?.())?.englishLabels
}

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

const onOff = (description: string, icon: 'lightning' | 'contrast', words: readonly [string, string]) => ({
  description,
  toolbar: {
    icon,
    items: [
      { value: 'off', title: words[0] },
      { value: 'on', title: words[1] },
    ],
    dynamicTitle: true,
  },
})

export default {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // The panel lists what is right, too; in a test its selectors would take longer than the rules.
      options: isTest ? { resultTypes: ['violations'] } : {},
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Grundlagen',
          [
            'Einführung',
            'Grundsätze',
            'Tokens',
            'Tokens ausprobieren',
            'Farben',
            'Schrift',
            'Abstände',
            'Zeichen',
            'Wörter',
            'Ein neues Werkzeug',
          ],
          'Werkzeuge',
          ['*', ['*', 'Teile']],
          'Seiten',
          'Rahmen',
          'Inhalt',
          'Bausteine',
        ],
      },
    },
    docs: { container: ThemedDocs, page: DocsPage, extractComponentDescription: descriptionOf },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        phone: viewport('Telefon 360', 360, 740),
        tablet: viewport('Tablet 768', 768, 1024),
        desktop: viewport('Bildschirm 1440', 1440, 900),
      },
    },
  },
  argTypesEnhancers: [playableArgTypes],
  afterEach: isTest ? expectContrast : () => {},
  initialGlobals: { theme: 'dark', locale: 'de', reducedMotion: 'off', forcedColours: 'off', record: '' },
  globalTypes: {
    theme: {
      description: 'Farbschema',
      toolbar: {
        icon: 'paintbrush',
        items: themes.map(({ id, label }) => ({ value: id, title: label })),
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Sprache der Texte',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'de', title: 'Deutsch' },
          { value: 'en', title: 'Englisch' },
        ],
        dynamicTitle: true,
      },
    },
    reducedMotion: onOff('Bewegung', 'lightning', ['Bewegung wie im System', 'Weniger Bewegung']),
    forcedColours: onOff('Erzwungene Farben', 'contrast', ['Farben wie im System', 'Erzwungene Farben']),
  },
  loaders: [
    async ({ globals, parameters }) => ({
      labels: globals['locale'] === 'en' ? await englishLabelsFor(parameters['fileName']) : undefined,
    }),
    async ({ globals, parameters, title }) => {
      const isTool = title.startsWith('Werkzeuge/') && !title.endsWith('/Teile')
      const recorded = isTool && globals['record'] ? await recordedTool(parameters['fileName']) : undefined
      allowPlay(!recorded)
      return { recorded }
    },
  ],
  decorators: [
    (Story, { args, component, tags, loaded, globals, parameters }) => {
      const recorded: Recorded | undefined = loaded['recorded']
      if (!recorded) return <Story />
      return (
        <RecordedStory
          // A key for each record, as a tool keeps what it was first given.
          key={String(globals['record'])}
          {...recorded}
          tags={tags}
          args={component === recorded.Tool ? args : {}}
          fullscreen={parameters['layout'] === 'fullscreen'}
        />
      )
    },
    (Story, { args, loaded }) => {
      const labels: unknown = loaded['labels']
      if (typeof labels !== 'object' || labels === null) return <Story />
      return <Story args={{ ...args, labels: { ...labels, ...args['labels'] } }} />
    },
    (Story, { globals, parameters, viewMode }) => {
      emulateMedia([
        ...(globals['reducedMotion'] === 'on' ? ['reducedMotion' as const] : []),
        ...(globals['forcedColours'] === 'on' ? ['forcedColours' as const] : []),
        ...(parameters['print'] === true ? ['print' as const] : []),
      ])
      const theme: unknown = globals['theme']
      if (isThemeId(theme)) document.documentElement.dataset['theme'] = theme
      const language = globals['locale'] === 'en' ? 'en' : 'de'
      if (viewMode === 'docs')
        return (
          <div lang={language} style={{ display: 'contents' }}>
            <Story />
          </div>
        )
      document.documentElement.lang = language
      return <Story />
    },
  ],
} satisfies Preview
