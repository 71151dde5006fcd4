/** How a prop of a tool's component is reached on its element. */
export type Kind =
  /** A property, and an attribute of the same name in lower case. */
  | 'string'
  /** As `string`; the attribute stands for true, unless its text is `false`. */
  | 'boolean'
  | 'property'
  /** `onDecide` is the event `decide`, its argument the `detail`. */
  | 'event'
  /** A child of the element whose `slot` is the prop's name. */
  | 'slot'

export type Kinds = Readonly<Record<string, Kind>>

/** Props that tools have in common. */
export const commonProps = {
  storage: 'property',
  initial: 'property',
  labels: 'property',
  sources: 'property',
  onChange: 'event',
  onExport: 'event',
} as const satisfies Kinds

type CommonProps = typeof commonProps

/** Props that no element has. An element's `value` is that of a form: a page holds the data by a `storage` of its own. */
type ReactProps = 'className' | 'onValueChange' | 'shortcuts' | 'value'

/** Every further prop of a component, none left out. */
export type OwnKinds<Props> = Readonly<
  Record<Exclude<keyof Props & string, keyof CommonProps | ReactProps>, Kind>
>

type NamesOf<All, Wanted extends Kind> = { [P in keyof All]: All[P] extends Wanted ? P : never }[keyof All]

type PropertiesOf<Props, Own> = Pick<
  Props,
  keyof Props & NamesOf<CommonProps & Own, 'string' | 'boolean' | 'property'>
>

/** `null`, as DOM events have it, for a prop that is called without an argument. */
type DetailOf<Callback> = Callback extends (detail: infer Detail) => unknown
  ? unknown extends Detail
    ? null
    : Detail
  : null

/** The events of an element by their names. */
export type EventsOf<Props, Own> = {
  [
    P in keyof Props & NamesOf<CommonProps & Own, 'event'> & string as P extends `on${infer Name}`
      ? Lowercase<Name>
      : never
  ]-?: CustomEvent<DetailOf<NonNullable<Props[P]>>>
}

type Theme = 'dark' | 'darkLight' | 'lightLight' | 'light' | 'blue' | 'system'

interface Members<Events> {
  /** The attribute `theme`. */
  theme: Theme | null
  /** What a form submits; empty where the element is none of a form. */
  readonly value: string
  readonly form: HTMLFormElement | null
  addEventListener<Name extends keyof Events>(
    type: Name,
    listener: (event: Events[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

export type ToolElement<Props, Own> = Members<EventsOf<Props, Own>> & PropertiesOf<Props, Own> & HTMLElement
