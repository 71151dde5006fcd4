import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { useMatch, useMatches } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { SavedState } from '../record/SavedState.tsx'
import { mark, reactMark } from '../page/marks.ts'
import { page } from '../page/page.ts'
import { WrittenPart } from '../page/WrittenPart.tsx'
import { pageLabels } from './parts/labels.ts'
// Imported here because the prerender links the stylesheets of the route's chunks only.
import '../content/prose.css'

/** The page around a tool: its name, what it is for, the tool itself, how it is used. */
export function ToolPage({ children }: { children: ReactNode }) {
  const text = useMatch({ from: '/_framed/apps', shouldThrow: false, select: ({ context }) => context.text })
  const standing = useMatches({ select: (matches) => page.first.isMatch(matches.at(-1)?.id) })
  return (
    <article className="tool-page">
      <WrittenPart className="tool-head" written="part" standing={standing}>
        {text?.title}
      </WrittenPart>
      <div className="tool-stage" {...mark(reactMark)}>
        {children}
      </div>
      <p className="tool-saved">
        <SavedState />
      </p>
      <section aria-label={pageLabels.help}>
        <WrittenPart className="tool-help" written="part" standing={standing}>
          {text?.help}
          {text?.source}
        </WrittenPart>
      </section>
    </article>
  )
}

/** The options of the route of a tool that needs nothing but its storage. */
export function toolRoute<T>(
  Tool: ComponentType<{ storage?: StorageAdapter<T> | undefined }>,
  slice: Slice<T>,
) {
  const storage = page.storage(slice)
  const component = () => (
    <ToolPage>
      <Tool storage={storage} />
    </ToolPage>
  )
  return { component }
}
