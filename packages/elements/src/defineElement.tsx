import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { Activity, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { commonProps, type Kinds, type OwnKinds, type ToolElement } from './elementTypes.ts'

/** What the element of a tool is made of. */
export interface ElementDefinition<Props, Data, Own> {
  /** The tool's package; `kz-` and this name is the tag. */
  readonly name: string
  readonly Component: ComponentType<Props>
  readonly slice: Pick<Slice<Data>, 'decode'>
  readonly styles: string
  readonly english: () => Promise<{ readonly englishLabels: object }>
  /** Every prop beside the common ones. */
  readonly props: Own
  /** The event whose `detail` is what a form submits. */
  readonly formValue?: keyof Own
}

const hostStyles = ':host{display:block}:host([hidden]){display:none}.kz-tool{display:contents}'

// On a server there are no elements: nothing is defined, and the import does no harm.
const Base: typeof HTMLElement = Object(globalThis.HTMLElement ?? Object)

/**
 * Defines the custom element of a tool. It renders the React component into a shadow root. Removed from the page it
 * lets go of listeners and sounds, and keeps its state for when it is put back.
 */
export function defineElement<Props extends object, Data, const Own extends OwnKinds<Props>>(
  tool: ElementDefinition<Props, Data, Own>,
): new () => ToolElement<Props, Own> {
  const tag = `kz-${tool.name}`
  const kinds: Kinds = { ...commonProps, ...tool.props }
  const named = (...wanted: readonly string[]) =>
    Object.keys(kinds).filter((prop) => wanted.includes(kinds[prop] ?? ''))
  const properties = named('property', 'string', 'boolean')
  const propOf = new Map(named('string', 'boolean').map((prop) => [prop.toLowerCase(), prop]))

  let sheet: CSSStyleSheet | undefined
  const styles = () => {
    if (sheet) return sheet
    sheet = new CSSStyleSheet()
    sheet.replaceSync(hostStyles + tool.styles)
    return sheet
  }

  const adapters = new Map<string, StorageAdapter<Data>>()
  /** The same for each element, so that those with one name show the same data. */
  const adapterOf = async (name: string) => {
    const { localStorageAdapter } = await import('@kleinzeug/storage/local')
    const adapter = adapters.get(name) ?? localStorageAdapter(name, tool.slice)
    adapters.set(name, adapter)
    return adapter
  }

  class KzElement extends Base {
    static readonly observedAttributes = ['lang', 'storage', 'initial', ...propOf.keys()]
    static readonly formAssociated = tool.formValue !== undefined
    static {
      for (const name of properties)
        Object.defineProperty(this.prototype, name, {
          get(this: KzElement) {
            return this.#values[name]
          },
          set(this: KzElement, value: unknown) {
            this.#values[name] = value
            void this.#render()
          },
          enumerable: true,
        })
    }

    readonly #internals = this.attachInternals()
    readonly #shadow = this.attachShadow({ mode: 'open' })
    readonly #values: Record<string, unknown> = {}
    readonly #handlers = Object.fromEntries(
      named('event').map((prop) => [prop, (detail: unknown) => this.#tell(prop, detail)]),
    )
    #root: Root | undefined
    #value = ''
    #isDisabled = false
    /** Counts the resets of the form: each begins a new instance. */
    #instance = 0
    #update = 0

    constructor() {
      super()
      this.#shadow.adoptedStyleSheets = [styles()]
      // Set before the element was defined, they hide the accessors of the class.
      for (const name of [...properties, 'theme']) {
        const early = Object.getOwnPropertyDescriptor(this, name)
        if (!early) continue
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, early.value)
      }
    }

    connectedCallback() {
      void this.#render()
    }
    disconnectedCallback() {
      void this.#render()
    }
    formResetCallback() {
      this.#instance += 1
      void this.#render()
    }
    formDisabledCallback(isDisabled: boolean) {
      this.#isDisabled = isDisabled
      void this.#render()
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null) {
      const prop = propOf.get(name)
      if (name === 'initial')
        this.#values['initial'] = text === null ? undefined : tool.slice.decode(JSON.parse(text) as unknown)
      else if (prop)
        this.#values[prop] = text === null ? undefined : kinds[prop] === 'boolean' ? text !== 'false' : text
      void this.#render()
    }

    get theme() {
      return this.getAttribute('theme')
    }
    set theme(theme) {
      if (theme === null) this.removeAttribute('theme')
      else this.setAttribute('theme', theme)
    }
    get value() {
      return this.#value
    }
    get form() {
      return tool.formValue === undefined ? null : this.#internals.form
    }

    #tell(prop: string, detail: unknown) {
      if (prop === tool.formValue) {
        this.#value = typeof detail === 'string' ? detail : ''
        this.#internals.setFormValue(typeof detail === 'string' ? detail : null)
      }
      this.dispatchEvent(new CustomEvent(prop.slice(2).toLowerCase(), { detail, bubbles: true }))
    }

    /** What has changed in one task is rendered once, when texts and storage have loaded. */
    async #render() {
      const update = (this.#update += 1)
      const name = this.getAttribute('storage')
      const isEnglish = /^en\b/i.test(this.lang)
      const [english, stored] = await Promise.all([
        isEnglish ? tool.english() : undefined,
        name === null ? undefined : adapterOf(name),
      ])
      if (update !== this.#update || !(this.isConnected || this.#root)) return
      const slots = named('slot').filter((slot) => this.querySelector(`:scope > [slot="${slot}"]`))
      // The values are what the page has set; TypeScript has checked them by the type of the class.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const props = {
        ...this.#values,
        ...this.#handlers,
        storage: this.#values['storage'] ?? stored,
        ...Object.fromEntries(slots.map((slot) => [slot, <slot key={slot} name={slot} />])),
        labels: { ...english?.englishLabels, ...Object(this.#values['labels']) },
      } as unknown as Props
      this.#root ??= createRoot(this.#shadow)
      this.#root.render(
        <div className="kz-tool" lang={isEnglish ? 'en' : 'de'} inert={this.#isDisabled}>
          <Activity mode={this.isConnected ? 'visible' : 'hidden'}>
            <tool.Component key={this.#instance} {...props} />
          </Activity>
        </div>,
      )
    }
  }

  // On a server there is no registry; a page that loads a second copy keeps the first.
  if (globalThis.customElements && !customElements.get(tag)) customElements.define(tag, KzElement)
  // The properties above are made by name, which TypeScript cannot follow.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return KzElement as unknown as new () => ToolElement<Props, Own>
}
