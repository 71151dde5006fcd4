import { siteConfig } from '../site.config.ts'

/** One field of the operator's data in site.config.ts. */
export function OperatorData({ feld }: { feld: 'name' | 'anschrift' | 'email' }) {
  const { operator, email } = siteConfig
  if (feld === 'email') return <a href={`mailto:${email}`}>{email}</a>
  if (feld === 'name') return <>{operator.name}</>
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
