import { memoryStorage, type Slice, type StorageAdapter } from '@kleinzeug/storage'
import { Announcer, useAnnouncer, useHydrated, type KeyBinding } from '@kleinzeug/ui'
import { createStore, Provider, type WritableAtom } from 'jotai'
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ComponentType } from 'react'
import { DraftsProvider } from './DraftsProvider.tsx'
import { createEnvironment, createStillEnvironment, type Environment, type Sources } from './environment.ts'
import type { StepName } from './StepName.ts'
import type { ToolLabels } from './labels.ts'
import type { Outcome } from './revert.ts'
import { loadUndoing } from './loadUndoing.ts'
import type { StepLabels } from './stepLabels.ts'
import { KeyScopeContext, type Moved, type ToolContext } from './toolContext.ts'

const KeyDialog = lazy(() => import('./ToolKeyDialog.tsx'))

/** Props that every tool has. */
export interface ToolProps<Data, Labels> {
  /** Where the tool stores its data; in memory when left out. Pass the same adapter at every render. */
  storage?: StorageAdapter<Data> | undefined
  /** Data to start with when `storage` is left out; read once. The slice's defaults when left out too. */
  initial?: Data | undefined
  /** Texts to replace. */
  labels?: Partial<Labels> | undefined
  /**
   * Whether single keys act while nothing on the page is in use; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
  /** Clock and chance, for tests and demonstrations; read once. */
  sources?: Sources | undefined
}

type Move = WritableAtom<unknown, [], (StepName & { readonly outcome: Outcome }) | undefined>

const hasSteps = (state: unknown): state is Readonly<Record<'undo' | 'redo', Move>> =>
  typeof state === 'object' && state !== null && 'undo' in state && 'redo' in state

const hasStepLabels = (
  labels: ToolLabels,
): labels is ToolLabels & StepLabels & { readonly steps: Readonly<Record<string, string>> } =>
  'steps' in labels && 'undone' in labels

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
}

/**
 * Makes a React component of a tool. The component has a jotai store of its own, shows the slice's defaults until
 * the page is hydrated and the stored data from then on, follows a swapped `storage`, keeps `today` current, and has
 * a live region, a dialog for its keys, undo and redo where its state has them, and the ground of the theme.
 *
 * @typeParam Own props of the tool beside those that every tool has
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
export function defineTool<Data, Labels extends ToolLabels, State, Own extends object = object>(
  tool: ToolDefinition<Data, Labels, State, ToolProps<Data, Labels> & Own>,
) {
  const { name, createState, context, View } = tool

  function Component(props: ToolProps<Data, Labels> & Own) {
    const { storage, labels, shortcuts = true, className = '' } = props
    const [first] = useState(() => props)
    const [store] = useState(createStore)
    const hydrated = useHydrated()
    const environment = useMemo(
      () => (hydrated ? createEnvironment : createStillEnvironment)(first.sources),
      [hydrated, first],
    )
    const state = useMemo(
      () =>
        createState(
          (hydrated && storage) || memoryStorage(first.initial),
          environment,
          hydrated ? first : undefined,
        ),
      [hydrated, storage, environment, first],
    )

    const root = useRef<HTMLElement>(null)
    const [announce, region] = useAnnouncer()
    const [keys, setKeys] = useState<'unread' | 'shown' | 'closed'>('unread')
    const showKeys = useCallback(() => setKeys('shown'), [])
    const texts = useMemo(() => ({ ...tool.labels, ...labels }), [labels])
    const moves = useMemo(() => {
      const move = (name: 'undo' | 'redo') => async () => {
        if (!hasSteps(state) || !hasStepLabels(texts)) return undefined
        const { stepWords } = await loadUndoing()
        const moved = store.set(state[name])
        announce(stepWords(texts, name === 'undo' ? 'undone' : 'redone', moved))
        return moved
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the atoms are those that the type is taken from
      return { undo: move('undo'), redo: move('redo') } as Record<
        'undo' | 'redo',
        () => Promise<Moved<State>>
      >
    }, [state, texts, announce, store])
    const instance = useMemo(
      () => ({ state, labels: texts, announce, environment, root, hydrated, showKeys, ...moves, props }),
      [state, texts, announce, environment, hydrated, showKeys, moves, props],
    )
    const scope = useMemo(
      () => ({ root, everywhere: shortcuts, actions: { ...moves, showKeys } }),
      [shortcuts, moves, showKeys],
    )
    return (
      <Provider store={store}>
        <context.Context value={instance}>
          <KeyScopeContext value={scope}>
            <DraftsProvider storage={storage}>
              <section ref={root} className={`${name} ui-tool ${className}`.trim()} aria-label={texts.title}>
                <View />
                {keys !== 'unread' && (
                  <Suspense>
                    <KeyDialog
                      open={keys === 'shown'}
                      onClose={() => setKeys('closed')}
                      title={texts.keysTitle}
                      closeLabel={texts.close}
                      table={tool.keys}
                      actionNames={texts.keys}
                      keyNames={texts.keyNames}
                    />
                  </Suspense>
                )}
                <Announcer region={region} />
              </section>
            </DraftsProvider>
          </KeyScopeContext>
        </context.Context>
      </Provider>
    )
  }
  return { ...tool, Component }
}
