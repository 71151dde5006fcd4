import { Legend, Notice } from '@kleinzeug/ui'
import { use, useEffect, useState, type ReactNode } from 'react'
import { recordLabels } from '../../../record/recordLabels.ts'
import { PastToolsContext } from './PastToolsContext.ts'
import { timelineLabels as labels } from './timelineLabels.ts'
import { shortened } from '../shortened.ts'
import { useContents } from '../useContents.ts'

interface PastStateProps {
  /** A field of the record, and its JSON text at that moment. */
  name: string
  text: string
}

/** One part of an earlier state: its tool as it was, to look at; a part without a tool is shown as text. */
export function PastState({ name, text }: PastStateProps) {
  const [texts] = useState(() => new Map([[name, text]]))
  const contents = useContents(texts).get(name)
  const tool = usePastTool(name, text)
  return (
    <div className="past">
      <p className="past-head">
        <Legend>{labels.onlyToLookAt}</Legend>
        <span className="settings-hint">{contents}</span>
      </p>
      {tool === 'none' && <pre className="settings-raw">{shortened(text)}</pre>}
      {tool === 'unloaded' && <Notice tone="bad" title={labels.pastUnloaded} />}
      {typeof tool === 'object' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard
        <section className="past-tool" tabIndex={0} aria-label={labels.asItWas(recordLabels.field(name))}>
          {/* Nothing in it can be reached: it is a picture of the tool, whose contents are told above. */}
          <div inert>{tool.shown}</div>
        </section>
      )}
    </div>
  )
}

type LoadedTool = { readonly shown: ReactNode } | 'none' | 'unloaded'

/** The tool over these data; `none`: the field has no tool, or one that cannot read them. */
function usePastTool(name: string, text: string): LoadedTool | undefined {
  const loadTools = use(PastToolsContext)
  const [tool, setTool] = useState<LoadedTool>()
  useEffect(() => {
    let isCurrent = true
    async function load(): Promise<LoadedTool> {
      const tools = await loadTools()
      const shown = Object.hasOwn(tools, name) && (await tools[name]?.(text))
      return shown ? { shown } : 'none'
    }
    load().then(
      (loaded) => isCurrent && setTool(loaded),
      () => isCurrent && setTool('unloaded'),
    )
    return () => {
      isCurrent = false
    }
  }, [loadTools, name, text])
  return tool
}
