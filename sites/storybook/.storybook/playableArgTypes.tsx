import type { IconName } from '@kleinzeug/ui'
import { Icon } from '@kleinzeug/ui'
import { action } from 'storybook/actions'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** A control, with what its values stand for. */
type Playable = Pick<StrictInputType, 'control' | 'options' | 'mapping'>

/** Attributes of HTML that the controls take; their own descriptions win. */
const described: Readonly<Record<string, string>> = {
  children: 'What stands inside.',
  className: 'Class of the outermost element, beside its own.',
  disabled: 'As in HTML: cannot be used, and is not reached by Tab.',
  checked: 'Whether it is on.',
  placeholder: 'An example of what to enter; it disappears with the first letter and is no label.',
  rows: 'Visible lines.',
  min: 'The least value.',
  max: 'The largest value.',
  step: 'Distance between two values.',
  value: 'The current value.',
  onChange: 'Called with the new value.',
  onClick: 'Called when it is pressed.',
}

const iconNames: readonly IconName[] = ['check', 'add', 'delete', 'undo', 'play', 'settings']

/** A choice between names that stand for values that no control can write. */
const choice = (mapping: Readonly<Record<string, unknown>>): Playable => ({
  control: { type: 'select' },
  options: Object.keys(mapping),
  mapping,
})

const offOrLogged = (name: string): Playable => ({
  control: { type: 'inline-radio' },
  options: ['none', 'logged'],
  mapping: { none: undefined, logged: action(name) },
})

/** The default that the docstring names, and the docstring without it. */
function splitDescription(description: string) {
  const [, value] = /@defaultValue\s+([^\n]+)/.exec(description) ?? []
  return { value, text: description.replace(/\s*@defaultValue\s+[^\n]+/, '').trim() }
}

/** A control for an argument that Storybook would offer as JSON; none where no value of a form can be right. */
function controlOf(name: string, written: string, initial: unknown): Playable {
  if (name === 'icon')
    return choice(Object.fromEntries(iconNames.map((icon) => [icon, <Icon key={icon} name={icon} />])))
  if (written === 'ReactNode') {
    const isText = initial === undefined || typeof initial === 'string'
    return { control: isText ? { type: 'text' } : false }
  }
  if (/^on[A-Z]/.test(name) && written.includes('=>')) {
    // A story that listens itself keeps its function.
    return initial === undefined ? offOrLogged(name) : { control: false }
  }
  return { control: name === 'labels' ? { type: 'object' } : false }
}

function playable(name: string, argType: StrictInputType, initial: unknown): StrictInputType {
  const { value, text } = splitDescription(argType.description ?? '')
  const { type, table } = argType
  const named = type?.name === 'other' ? type.value : undefined
  const isStructure = type?.name === 'object' || type?.name === 'array' || type?.name === 'function'
  const written = named ?? table?.type?.summary ?? ''
  return {
    ...argType,
    ...(argType.control === undefined &&
      (named !== undefined || isStructure) &&
      controlOf(name, written, initial)),
    description: text || described[name] || '',
    table: {
      ...table,
      ...(value !== undefined && { defaultValue: { summary: value.replaceAll(/^'|'$/g, '') } }),
    },
  }
}

/** Gives every argument a description, its default, and a control whose values cannot make a story throw. */
export const playableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    // Attributes of HTML that only the story names stand in no table of props yet.
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      playable(name, argTypes[name] ?? { name }, initialArgs[name]),
    ]),
  )
