import { useEffect, useRef } from 'react'
import type { PackageSource } from 'virtual:source'
import { PathLink } from '../../frame/PathLink.tsx'
import type { ToolEntry } from '../../registry/tools.ts'
import { PageTitle } from '../PageTitle.tsx'
import { controlSource } from './controlSource.ts'
import { CopyButton } from './CopyButton.tsx'
import { FileTree } from './FileTree.tsx'
import { SourceCode } from './SourceCode.tsx'
import './source.css'

const count = new Intl.NumberFormat('de-DE')

/** The code of a tool, file by file, or one honest sentence while it has none. */
export function SourcePage({ tool, source }: { tool: ToolEntry; source?: PackageSource }) {
  const page = useRef<HTMLElement>(null)
  useEffect(() => controlSource(page.current!), [])
  return (
    <article className="source-page" data-controls="" ref={page}>
      <PageTitle
        legend="Quelltext"
        title={tool.name}
        lead={
          source
            ? 'Die echten Dateien dieses Werkzeugs, so wie sie beim Bau dieser Seite waren. Es ist ein eigenes npm-Paket und läuft auch auf anderen Seiten.'
            : 'Dieses Werkzeug wird noch gebaut; sein Quelltext steht hier, sobald es fertig ist.'
        }
      />
      {source ? (
        <Files tool={tool} source={source} />
      ) : (
        <p>
          <PathLink path={`/apps/${tool.route}`}>Zum Werkzeug</PathLink>
        </p>
      )}
    </article>
  )
}

function Files({ tool, source }: { tool: ToolEntry; source: PackageSource }) {
  const { name, version, license, files } = source
  const lines = files.reduce((sum, { code }) => sum + code.split('\n').length, 0)
  const command = `npm install ${name}`

  return (
    <>
      <p className="ui-visually-hidden" role="status" data-copy-message="" />
      <div className="source-plate">
        <p className="source-install">
          <code>{command}</code>
          <CopyButton text={command} label="Befehl kopieren" />
        </p>
        <dl className="source-facts">
          <div>
            <dt className="ui-legend">Paket</dt>
            <dd>
              <a className="external" href={`https://www.npmjs.com/package/${name}`} rel="noreferrer">
                {name}
              </a>
            </dd>
          </div>
          <div>
            <dt className="ui-legend">Version</dt>
            <dd>{version}</dd>
          </div>
          <div>
            <dt className="ui-legend">Lizenz</dt>
            <dd>{license}</dd>
          </div>
          <div>
            <dt className="ui-legend">Umfang</dt>
            <dd>
              {count.format(files.length)} Dateien, {count.format(lines)} Zeilen
            </dd>
          </div>
          <div>
            <dt className="ui-legend">Werkzeug</dt>
            <dd>
              <PathLink path={`/apps/${tool.route}`}>öffnen</PathLink>
            </dd>
          </div>
        </dl>
      </div>
      <div className="source">
        <nav className="source-tree" aria-label="Dateien">
          <FileTree title="Quelltext" files={files.filter(({ proof }) => !proof)} />
          <FileTree title="Tests und Stories" files={files.filter(({ proof }) => proof)} />
        </nav>
        <div className="source-files">
          {files.map((file) => (
            <SourceCode key={file.id} file={file} />
          ))}
        </div>
      </div>
    </>
  )
}
