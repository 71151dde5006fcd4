import type { Answer } from './Answer.ts'

/** The sleep timer, for a number of minutes: „20 min“. */
export function answersTo(query: string): readonly Answer[] {
  const minutes = Number(
    /^(?:radio |aus in |schlaf )?(\d{1,3})\s?min(?:uten)?$/i.exec(query.trim())?.[1] ?? 0,
  )
  if (minutes < 1) return []
  return [
    {
      title: `Radio in ${minutes} min ausschalten`,
      text: 'Stellt den Einschlafzeitgeber des Radios.',
      run: async ({ docked }) => {
        const player = await docked()
        player.sleepIn(minutes)
        return `Gestellt: In ${minutes} min ist das Radio aus.`
      },
    },
  ]
}
