import { useEffect, useRef, type ReactNode } from 'react'
import type { PackageSource } from 'virtual:source'
import { PathLink } from '../../page/PathLink.tsx'
import { germanNumber } from '../../content/germanNumber.ts'
import { ProseLink } from '../../content/ProseLink.tsx'
import { mark, scriptedMark } from '../../page/marks.ts'
import { pageLabels } from '../parts/labels.ts'
import { PageTitle } from '../parts/PageTitle.tsx'
import { controlSource } from './controlSource.ts'
import { CopyButton } from './CopyButton.tsx'
import { FileTree } from './FileTree.tsx'
import { sourceLabels as labels } from './labels.ts'
import type { LoadedSource } from './loadSource.ts'
import './source.css'

const components = {
  a: ProseLink,
  p: ({ children }: { children?: ReactNode }) => <p className="page-lead">{children}</p>,
}

/** What a tool's package holds, with a document for each of its files. */
export function SourcePage({ route, name, Body, source }: LoadedSource) {
  const page = useRef<HTMLElement>(null)
  useEffect(() => controlSource(page.current!), [])
  return (
    <article className="source-page" {...mark(scriptedMark)} ref={page}>
      <PageTitle legend={pageLabels.sourceCode} title={name}>
        <Body components={components} />
      </PageTitle>
      <Files route={route} source={source} />
    </article>
  )
}

function Files({ route, source }: { route: string; source: PackageSource }) {
  const { name, version, license, files } = source
  const lines = files.reduce((sum, file) => sum + file.lines, 0)
  const base = `/source/${route}`
  const command = `npm install ${name}`
  const link = (
    <a className="external" href={`https://www.npmjs.com/package/${name}`} rel="noreferrer">
      {name}
    </a>
  )
  const tool = <PathLink path={`/apps/${route}`}>{labels.open}</PathLink>
  const facts = [
    [labels.package, link],
    [labels.version, version],
    [labels.license, license],
    [labels.extent, labels.extentOf(germanNumber(files.length), germanNumber(lines))],
    [labels.tool, tool],
  ] as const

  return (
    <>
      <p className="ui-visually-hidden" role="status" data-copy-message="" />
      <div className="source-plate">
        <p className="source-install">
          <code>{command}</code>
          <CopyButton text={command} label={labels.copyCommand} />
        </p>
        <dl className="source-facts">
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt className="ui-legend">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="source">
        <nav className="source-tree" aria-label={labels.files}>
          <FileTree base={base} title={labels.sourceFiles} files={files.filter(({ proof }) => !proof)} />
          <FileTree base={base} title={labels.proofFiles} files={files.filter(({ proof }) => proof)} />
        </nav>
        <div className="source-files" data-files="">
          <noscript>
            <p>{labels.withoutScript}</p>
          </noscript>
        </div>
      </div>
    </>
  )
}
