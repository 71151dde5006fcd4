import { references } from 'virtual:workspace/references'
import { pageLabels } from '../parts/labels.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { metaLabels } from './labels.ts'

const groups = ['browser', 'fonts', 'data', 'build'] as const

/** All third-party software, fonts and data with version and licence. */
export function References() {
  return (
    <div className="references">
      {groups.map((group) => {
        const entries = references.filter((reference) => reference.group === group)
        return (
          entries.length > 0 && (
            <section key={group} aria-labelledby={`verzeichnis-${group}`}>
              <SectionHead
                id={`verzeichnis-${group}`}
                title={metaLabels.references[group]}
                legend={pageLabels.entries(entries.length)}
              />
              <ul className="plain reference-list">
                {entries.map(({ name, version, license, url }) => (
                  <li key={name}>
                    <a href={url} rel="noreferrer">
                      {name}
                    </a>
                    <span>{version}</span>
                    <span>{license}</span>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
