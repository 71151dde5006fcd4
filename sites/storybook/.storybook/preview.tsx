import type { Preview } from '@storybook/react-vite'
import { isThemeId, themes } from '@kleinzeug/ui'
import '@fontsource-variable/instrument-sans'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/500.css'
import '@fontsource/doto/800.css'
import '@kleinzeug/ui/styles.css'
import { configure } from 'storybook/test'
import { contrastInEveryTheme } from './contrastInEveryTheme.ts'
import './preview.css'

// Only ends what hangs; machines may be slow.
configure({ asyncUtilTimeout: 20_000 })

export default {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Werkzeuge', 'Rahmen', 'Bausteine'] } },
  },
  afterEach: ({ globals }) => contrastInEveryTheme(globals),
  initialGlobals: { theme: 'dark' },
  globalTypes: {
    theme: {
      description: 'Farbschema',
      toolbar: {
        icon: 'paintbrush',
        items: themes.map(({ id, label }) => ({ value: id, title: label })),
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const theme: unknown = globals['theme']
      if (isThemeId(theme)) document.documentElement.dataset['theme'] = theme
      return <Story />
    },
  ],
} satisfies Preview
