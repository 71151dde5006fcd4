import { useLater } from './useLater.ts'

export interface VisitorTextProps {
  readonly name: 'probeHelp' | 'reducedMotion' | 'unmeasuredPhone' | 'saccades' | 'nearFar'
}

/** A text that only some visitors see. */
export default function VisitorText({ name }: VisitorTextProps) {
  const { labels } = useLater()
  return labels[name]
}
