import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { Announcer, useAnnouncer, type KeyBinding } from '@kleinzeug/ui'
import { Provider, useAtomValue } from 'jotai'
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ComponentType } from 'react'
import { createMoves } from './undo/createMoves.ts'
import { ExportContext } from './ExportContext.ts'
import { DraftsProvider } from './DraftsProvider.tsx'
import type { Environment } from './environment.ts'
import type { LaterLabels, ToolLabels } from './words/labels.ts'
import { trialFrame } from './sample/frames.ts'
import type { ToolSample } from './sample/ToolSample.ts'
import { KeyScopeContext } from './keyScope.ts'
import type { ToolContext } from './toolContext.ts'
import { useToolState, type ToolStateOptions } from './useToolState.ts'

const KeyDialog = lazy(() => import('./ToolKeyDialog.tsx'))

/** Props that every tool has. */
export type ToolProps<Data, Labels> = ToolStateOptions<Data> & CommonProps<Labels>

interface CommonProps<Labels> {
  /** Texts to replace. */
  labels?: Partial<Labels & LaterLabels> | undefined
  /**
   * Whether single keys act while nothing on the page is in use; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  /** Called with each file that the visitor saves, where the tool has any; also while a sample is tried. */
  onExport?: ((file: File) => void) | undefined
  className?: string | undefined
}

/** What a tool is made of. */
export interface ToolDefinition<Data, Labels extends ToolLabels, State, Props> {
  /** Class of the outermost element and prefix of all others: the name of the package. */
  readonly name: string
  readonly slice: Slice<Data>
  /** German labels. */
  readonly labels: Labels
  /** Every single key, as the key dialog shows it; `useToolKeys` dispatches those that act everywhere in the tool. */
  readonly keys: readonly KeyBinding[]
  /**
   * Makes the atoms of one instance over its storage. `props` are those of the first render; left out until the page is
   * hydrated, as a server may not know them.
   */
  readonly createState: (storage: StorageAdapter<Data>, environment: Environment, props?: Props) => State
  readonly context: ToolContext<State, Labels, Props>
  /** Renders the tool inside its region. */
  readonly View: ComponentType
  /**
   * Loads what the empty tool shows, muted, where its `View` has a `Sample`, and what a visitor may try. The state
   * then has a `keepSample`.
   */
  readonly sample?: (() => Promise<{ readonly sample: ToolSample<Data> }>) | undefined
}

/**
 * Makes a React component of a tool. The component has a jotai store of its own, shows the slice's defaults until
 * the page is hydrated and the stored data from then on, follows a swapped `storage`, keeps `today` current, and has
 * a live region, a dialog for its keys, undo and redo where its state has them, and the ground of the theme.
 *
 * @typeParam Props those that every tool has, and its own
 * @example
 * ```ts
 * export const decider = defineTool({
 *   name: 'decider',
 *   slice: deciderSlice,
 *   labels: defaultLabels,
 *   keys: keyTable,
 *   createState: createDeciderState,
 *   context: deciderContext,
 *   View: Device,
 * })
 * export const Decider = decider.Component
 * ```
 */
export function defineTool<
  Data,
  Labels extends ToolLabels,
  State,
  Props extends ToolProps<Data, Labels> = ToolProps<Data, Labels>,
>(tool: ToolDefinition<Data, Labels, State, Props>) {
  const { name, createState, context, View } = tool

  function Component(props: Props) {
    const { storage, labels, shortcuts = true, onExport, className = '' } = props
    const { state, store, environment, hydrated } = useToolState(createState, props)

    const root = useRef<HTMLElement>(null)
    const [announce, region] = useAnnouncer()
    const [keys, setKeys] = useState<'unread' | 'shown' | 'closed'>('unread')
    const showKeys = useCallback(() => setKeys('shown'), [])
    const texts = useMemo(() => ({ ...tool.labels, ...labels }), [labels])
    const moves = useMemo(() => createMoves(state, texts, store, announce), [state, texts, announce, store])
    const instance = useMemo(
      () => ({ state, labels: texts, announce, environment, root, hydrated, showKeys, ...moves, props }),
      [state, texts, announce, environment, hydrated, showKeys, moves, props],
    )
    const scope = useMemo(
      () => ({ root, everywhere: shortcuts, actions: { ...moves, showKeys }, tool: hydrated && tool }),
      [shortcuts, moves, showKeys, hydrated],
    )
    const { Frame } = useAtomValue(trialFrame, { store })
    return (
      <Provider store={store}>
        <context.Context value={instance}>
          <KeyScopeContext value={scope}>
            <DraftsProvider storage={storage}>
              <ExportContext value={onExport}>
                <section
                  ref={root}
                  className={`${name} ui-tool ${className}`.trim()}
                  aria-label={texts.title}
                >
                  <Frame>
                    <View />
                  </Frame>
                  {keys !== 'unread' && (
                    <Suspense>
                      <KeyDialog
                        open={keys === 'shown'}
                        onClose={() => setKeys('closed')}
                        table={tool.keys}
                        labels={texts}
                      />
                    </Suspense>
                  )}
                  <Announcer region={region} />
                </section>
              </ExportContext>
            </DraftsProvider>
          </KeyScopeContext>
        </context.Context>
      </Provider>
    )
  }
  return { ...tool, Component }
}
