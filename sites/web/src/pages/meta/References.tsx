import { references } from 'virtual:workspace/references'
import { SectionHead } from '../SectionHead.tsx'

const groups = [
  ['browser', 'Läuft im Browser'],
  ['fonts', 'Schriften'],
  ['data', 'Daten'],
  ['build', 'Baut, prüft und liefert aus'],
] as const

/** Everything foreign in this site with version and licence. */
export function References() {
  return (
    <div className="references">
      {groups.map(([group, title]) => {
        const entries = references.filter((reference) => reference.group === group)
        return (
          entries.length > 0 && (
            <section key={group} aria-labelledby={`verzeichnis-${group}`}>
              <SectionHead id={`verzeichnis-${group}`} title={title} legend={`${entries.length} Einträge`} />
              <ul className="reference-list">
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
