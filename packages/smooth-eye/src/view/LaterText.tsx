import { useLater } from './useLater.ts'

/** A text that only some visitors see. */
export default function LaterText({
  name,
}: {
  name: 'probeHelp' | 'reducedMotion' | 'unmeasuredPhone' | 'saccades' | 'nearFar'
}) {
  const { labels } = useLater()
  return labels[name]
}
