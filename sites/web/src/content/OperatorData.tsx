import { siteConfig } from '../site.config.ts'

const fields = {
  name: siteConfig.operator.name,
  telefon: siteConfig.operator.phone,
  hoster: siteConfig.hosting.provider,
  protokolle: siteConfig.hosting.logs,
  besuchstage: siteConfig.visitDays,
} as const

/** One field of the operator's data in site.config.ts. */
export function OperatorData({ feld }: { feld: keyof typeof fields | 'anschrift' | 'email' }) {
  const { operator, email } = siteConfig
  if (feld === 'email') return <a href={`mailto:${email}`}>{email}</a>
  if (feld !== 'anschrift') return <>{fields[feld]}</>
  return (
    <>
      {operator.address.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </>
  )
}
