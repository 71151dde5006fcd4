import { useTreeTool } from './useTreeTool.ts'

/** What the marks of the moves mean. */
export function MarkLegend() {
  const { labels } = useTreeTool()
  return (
    <p className="notation-trainer-mark-legend" aria-hidden="true">
      {(['due', 'fresh', 'known'] as const).map((state) => (
        <span key={state} data-mark={state}>
          {labels.markName[state]}
        </span>
      ))}
      <span>
        <span className="notation-trainer-lapses">2</span> {labels.lapses(2)}
      </span>
    </p>
  )
}
