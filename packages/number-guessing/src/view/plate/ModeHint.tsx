import type { Mode } from '../../model/game.ts'
import { useLater } from '../useLater.ts'

/** What a game is about, other than the one that a new visitor meets. */
export default function ModeHint({ mode }: { mode: Exclude<Mode, 'guess'> }) {
  const { labels } = useLater()
  return labels.modeHints[mode]
}
