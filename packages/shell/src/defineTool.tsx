import { memoryStorage, type Slice, type StorageAdapter } from '@kleinzeug/storage'
import { Announcer, KeyDialog, useAnnouncer, useHydrated, type KeyBinding } from '@kleinzeug/ui'
import { createStore, Provider } from 'jotai'
import { useCallback, useMemo, useRef, useState, type ComponentType } from 'react'
import { DraftsProvider } from './DraftsProvider.tsx'
import { createEnvironment, createStillEnvironment, type Environment, type Sources } from './environment.ts'
import type { ToolLabels } from './labels.ts'
import { KeyScopeContext, type ToolContext } from './toolContext.ts'

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
 * a live region, a dialog for its keys and the ground of the theme.
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
  const { name, createState, keys, context, View } = tool

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
    const [keysShown, setKeysShown] = useState(false)
    const showKeys = useCallback(() => setKeysShown(true), [])
    const texts = useMemo(() => ({ ...tool.labels, ...labels }), [labels])
    const instance = useMemo(
      () => ({ state, labels: texts, announce, environment, root, hydrated, showKeys, props }),
      [state, texts, announce, environment, hydrated, showKeys, props],
    )
    const scope = useMemo(() => ({ root, everywhere: shortcuts, showKeys }), [shortcuts, showKeys])
    return (
      <Provider store={store}>
        <context.Context value={instance}>
          <KeyScopeContext value={scope}>
            <DraftsProvider storage={storage}>
              <section ref={root} className={`${name} ui-tool ${className}`.trim()} aria-label={texts.title}>
                <View />
                <KeyDialog
                  open={keysShown}
                  onClose={() => setKeysShown(false)}
                  title={texts.keysTitle}
                  closeLabel={texts.close}
                  table={keys}
                  actionNames={texts.keys}
                  keyNames={texts.keyNames}
                />
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
