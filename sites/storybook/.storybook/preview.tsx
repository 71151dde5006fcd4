import type { Preview } from '@storybook/react-vite'
import { isThemeId, themes } from '@kleinzeug/ui'
import '@fontsource-variable/instrument-sans'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/500.css'
import '@fontsource/doto/800.css'
import '@kleinzeug/ui/styles.css'
import { configure } from 'storybook/test'
import { contrastInEveryTheme, inEveryTheme } from './contrastInEveryTheme.ts'
import { emulateMedia } from './emulateMedia.ts'
import { ThemedDocs } from './ThemedDocs.tsx'
import './preview.css'

// Only ends what hangs; machines may be slow.
configure({ asyncUtilTimeout: 20_000 })

/** English texts by the folder of their tool. */
const english = Object.entries(
  import.meta.glob<{ englishLabels: unknown }>('../../../packages/*/src/labels.en.ts'),
)

/** The English texts of the tool whose story a file holds. */
async function englishLabelsFor(file: unknown): Promise<unknown> {
  const [, tool] = /packages\/([\w-]+)\//.exec(String(file)) ?? []
  const [, load] = english.find(([path]) => path.includes(`/packages/${tool}/`)) ?? []
  return (await load?.())?.englishLabels
}

/** The docstring of a component; the word of its tag says nothing on a page. */
const descriptionOf = (
  component: { readonly __docgenInfo?: { readonly description?: string } } | undefined,
) => component?.__docgenInfo?.description?.replace(/^@example$/m, '')

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
    // In every theme axe runs by itself.
    a11y: { test: inEveryTheme ? 'off' : 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Grundlagen',
          [
            'Einführung',
            'Grundsätze',
            'Farben',
            'Schrift',
            'Abstände',
            'Zeichen',
            'Wörter',
            'Ein neues Werkzeug',
          ],
          'Werkzeuge',
          'Seiten',
          'Rahmen',
          'Inhalt',
          'Bausteine',
        ],
      },
    },
    docs: { container: ThemedDocs, extractComponentDescription: descriptionOf },
    viewport: {
      options: {
        phone: viewport('Telefon 360', 360, 740),
        tablet: viewport('Tablet 768', 768, 1024),
        desktop: viewport('Bildschirm 1440', 1440, 900),
      },
    },
  },
  afterEach: ({ globals, tags }) => contrastInEveryTheme(globals, tags),
  initialGlobals: { theme: 'dark', locale: 'de', reducedMotion: 'off', forcedColours: 'off' },
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
  ],
  decorators: [
    (Story, { args, loaded }) => {
      const labels: unknown = loaded['labels']
      if (typeof labels !== 'object' || labels === null) return <Story />
      return <Story args={{ ...args, labels: { ...labels, ...args['labels'] } }} />
    },
    (Story, { globals, parameters }) => {
      emulateMedia([
        ...(globals['reducedMotion'] === 'on' ? ['reducedMotion' as const] : []),
        ...(globals['forcedColours'] === 'on' ? ['forcedColours' as const] : []),
        ...(parameters['print'] === true ? ['print' as const] : []),
      ])
      const theme: unknown = globals['theme']
      if (isThemeId(theme)) document.documentElement.dataset['theme'] = theme
      return <Story />
    },
  ],
} satisfies Preview
