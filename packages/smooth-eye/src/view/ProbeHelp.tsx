import { useLater } from './useLater.ts'

/** What „Folgst du?“ asks for, where it is switched on. */
export default function ProbeHelp() {
  const { labels } = useLater()
  return <p>{labels.probeHelp}</p>
}
