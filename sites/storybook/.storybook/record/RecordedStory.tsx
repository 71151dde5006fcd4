import { themes } from '@kleinzeug/ui'
import type { StorageAdapter } from '@kleinzeug/storage'
import type { ToolComponent } from '../toolOf.ts'

export interface Recorded {
  readonly Tool: ToolComponent
  readonly storage: StorageAdapter<unknown>
}

interface RecordedStoryProps extends Recorded {
  readonly tags: readonly string[]
  /** The arguments of a story of the tool; of another component none. */
  readonly args: object
  readonly fullscreen: boolean
}

/** A tool over the dropped record, in place of the data that its story sets. */
export function RecordedStory({ Tool, storage, tags, args, fullscreen }: RecordedStoryProps) {
  if (tags.includes('themes'))
    return themes.map(({ id, label }) => (
      <div
        key={id}
        data-theme={id}
        style={{ background: 'var(--kz-ground)', color: 'var(--kz-text)', padding: 24 }}
      >
        <Tool storage={storage} labels={{ title: label }} />
      </div>
    ))
  return (
    <div style={fullscreen ? { height: '100vh' } : undefined}>
      <Tool {...args} storage={storage} initial={undefined} value={undefined} player={undefined} />
    </div>
  )
}
