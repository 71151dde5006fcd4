import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react'
import { addons } from 'storybook/preview-api'
import { docsTheme, themeOf, themeOfAddress } from './docsTheme.ts'

const events = ['setGlobals', 'globalsUpdated']

/** A docs page in the theme that the toolbar chooses, so that its text can be read on the ground of its stories. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => themeOfAddress(location.search))
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals?: unknown }) => {
      const chosen = themeOf(globals)
      if (chosen) setTheme(chosen)
    }
    for (const event of events) channel.on(event, follow)
    return () => {
      for (const event of events) channel.off(event, follow)
    }
  }, [])
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={docsTheme(theme)}>
      <div lang="en">{children}</div>
    </DocsContainer>
  )
}
