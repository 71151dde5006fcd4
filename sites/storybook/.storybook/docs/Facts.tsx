import { CopyText } from './CopyText.tsx'

interface FactsProps {
  readonly name: string
  /** Of the package; '' for what the site adds. */
  readonly folder: string
  readonly isNew: boolean
  /** How often each package imports it; left out for what nobody imports. */
  readonly uses: Readonly<Record<string, number>> | undefined
}

/** Status, package, import and users of what a page describes. */
export function Facts({ name, folder, isNew, uses }: FactsProps) {
  const users = Object.keys(uses ?? {}).toSorted()
  const imported = /^\w+$/.test(name) && uses ? `import { ${name} } from '@kleinzeug/${folder}'` : undefined
  return (
    <dl className="docs-facts">
      <div>
        <dt>Status</dt>
        <dd>
          <span className="docs-status" data-status={isNew ? 'new' : 'stable'}>
            {isNew ? 'new' : 'stable'}
          </span>
          {isNew ? 'its props may still change' : 'its props change with a major version only'}
        </dd>
      </div>
      <div>
        <dt>Package</dt>
        <dd>{folder ? <CopyText text={`@kleinzeug/${folder}`} /> : 'part of the site, not published'}</dd>
      </div>
      {imported && (
        <div>
          <dt>Import</dt>
          <dd>
            <CopyText text={imported} />
          </dd>
        </div>
      )}
      {uses && (
        <div>
          <dt>Used by</dt>
          <dd>{users.length > 0 ? users.join(', ') : 'no package yet'}</dd>
        </div>
      )}
    </dl>
  )
}
