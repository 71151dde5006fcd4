import { tools } from '@kleinzeug/web/tools'
import { lazy, Suspense, type ComponentType } from 'react'
import { createRadio, RadioWidget } from '@kleinzeug/radio'
import { loadTool } from '../../.storybook/toolOf.ts'

import.meta.glob('../../../../packages/*/src/styles.css', { eager: true })

interface Shown {
  readonly name: string
  readonly Tool: ComponentType<{ readonly shortcuts?: boolean }>
}

const player = createRadio()
const Nothing = () => null

const shown: readonly Shown[] = [
  ...tools
    .filter((tool) => 'folder' in tool)
    .map(({ name, folder }) => ({
      name,
      Tool: lazy(async () => ({ default: (await loadTool(folder)) ?? Nothing })),
    })),
  { name: 'Digi Radio, Widget', Tool: () => <RadioWidget player={player} onPinnedChange={() => {}} /> },
]

/** Every tool as a new visitor finds it, in the tokens around it. */
export function ToolsBelow() {
  return (
    <div className="trial-tools">
      {shown.map(({ name, Tool }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <div className="trial-tool">
            <Suspense>
              <Tool shortcuts={false} />
            </Suspense>
          </div>
        </section>
      ))}
    </div>
  )
}
