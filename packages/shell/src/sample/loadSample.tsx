import { memoryStorage } from '@kleinzeug/storage'
import { Button, Legend } from '@kleinzeug/ui'
import type { createStore } from 'jotai'
import { startTransition, useState } from 'react'
import type { Environment } from '../environment.ts'
import { sampleWords } from '../words/sampleWords.ts'
import { useToolKeys } from '../useToolKeys.ts'
import { sampleFrames, trialFrame, type SampleFrames } from './frames.ts'
import type { SampledTool } from './SampledTool.ts'
import { createTrial } from './TrialFrame.tsx'

type Store = ReturnType<typeof createStore>

const keys = [{ key: 'k', action: 'trySample' }] as const

/** Loads the sample of a tool into the store of one instance, with what draws it. Once: further calls do nothing. */
export async function loadSample(tool: SampledTool, store: Store): Promise<void> {
  const module = await tool.sample?.()
  if (!module || store.get(sampleFrames)) return
  // Drawn in pieces: a key of the visitor's comes between.
  startTransition(() => store.set(sampleFrames, createFrames(tool, module, store)))
}

function createFrames(
  tool: SampledTool,
  { sample }: NonNullable<Awaited<ReturnType<NonNullable<SampledTool['sample']>>>>,
  store: Store,
): SampleFrames {
  const { context } = tool
  const copyFor = ({ labels, environment }: { labels: object; environment: Environment }) => {
    const { sampleLanguage } = sampleWords(labels)
    const data = sample[sampleLanguage === 'en' ? 'en' : 'de'](store.get(environment.today))
    const storage = memoryStorage<unknown>(data)
    return { storage, state: tool.createState(storage, environment) }
  }

  return {
    Drawing: ({ as: Element, children }) => {
      const instance = context.use()
      const [{ state }] = useState(() => copyFor(instance))
      return (
        <Element className="ui-sample" aria-hidden="true" {...(Element === 'div' && { inert: true })}>
          <context.Context value={{ ...instance, state }}>{children}</context.Context>
        </Element>
      )
    },
    Key: () => {
      const instance = context.use()
      const words = sampleWords(instance.labels)
      const trySample = () => {
        store.set(trialFrame, createTrial(tool, copyFor(instance)))
        instance.announce(words.trialBegun)
      }
      useToolKeys<'trySample'>(keys, { trySample })
      return (
        <div className="ui-sample-key">
          <Legend>{words.sampleMark}</Legend>
          <span className="ui-visually-hidden">{words.sampleHint}</span>
          <Button variant="quiet" aria-keyshortcuts="k" onClick={trySample}>
            {words.trySample}
          </Button>
        </div>
      )
    },
  }
}
