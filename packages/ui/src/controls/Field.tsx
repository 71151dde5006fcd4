import { useId, type ComponentProps, type ReactNode } from 'react'

interface FieldFrame {
  /** The visible name of the field. */
  label: ReactNode
  /** What to enter, where the label does not suffice; the field's accessible description. */
  hint?: ReactNode
  /** What is wrong with the current input and what to do; shown at the field and announced. */
  error?: ReactNode
  /** Hides the label visually; it stays the accessible name. */
  labelHidden?: boolean | undefined
}

interface FieldProps<Value> extends FieldFrame {
  id?: string | undefined
  className?: string | undefined
  onChange?: ((value: Value) => void) | undefined
}

/** The props of the control, its callback, and the function that sets label, hint and error around it. */
function useFrame<Value, Props extends FieldProps<Value>>(all: Props & FieldProps<Value>) {
  const { label, hint, error, labelHidden, id: givenId, className = '', onChange, ...props } = all
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint != null && `${id}-hint`, error != null && `${id}-error`].filter(Boolean).join(' ')
  return {
    control: {
      ...props,
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': error != null || undefined,
    },
    onChange,
    frame: (control: ReactNode) => (
      <div className={`ui-field ${className}`.trim()} data-invalid={error != null || undefined}>
        <label className={labelHidden ? 'ui-visually-hidden' : 'ui-field-label'} htmlFor={id}>
          {label}
        </label>
        {control}
        {hint != null && (
          <span className="ui-field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        <span className="ui-field-error" id={`${id}-error`} role="alert">
          {error}
        </span>
      </div>
    ),
  }
}

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'onChange'> {
  /** Called with the text at every input event. */
  onChange?: ((text: string) => void) | undefined
}

/** A labelled `<input>` for one line of text, with its error below. */
export function TextField(props: TextFieldProps) {
  const { control, onChange, frame } = useFrame(props)
  return frame(
    <input
      type="text"
      {...control}
      className="ui-input"
      onChange={(event) => onChange?.(event.target.value)}
    />,
  )
}

export interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'onChange'> {
  onChange?: ((text: string) => void) | undefined
}

/** A labelled `<textarea>`. */
export function TextArea(props: TextAreaProps) {
  const { control, onChange, frame } = useFrame(props)
  return frame(
    <textarea {...control} className="ui-input" onChange={(event) => onChange?.(event.target.value)} />,
  )
}

export interface SelectFieldProps extends FieldFrame, Omit<ComponentProps<'select'>, 'onChange'> {
  /** Called with the chosen value. */
  onChange?: ((value: string) => void) | undefined
}

/**
 * A labelled native `<select>`; its options are its children.
 *
 * @example
 * ```tsx
 * <SelectField label="Eröffnung" value={id} onChange={setId}>
 *   <option value="italian">Italienisch</option>
 * </SelectField>
 * ```
 */
export function SelectField(props: SelectFieldProps) {
  const { control, onChange, frame } = useFrame(props)
  return frame(
    <select
      {...control}
      className="ui-input ui-select"
      onChange={(event) => onChange?.(event.target.value)}
    />,
  )
}

export interface RangeFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value'> {
  /** The current value, between `min` and `max`. */
  value: number
  /** The value in words, shown beside the slider and spoken: „40 Prozent“. */
  valueText: string
  onChange?: ((value: number) => void) | undefined
}

/** A labelled native range input with its value in words. */
export function RangeField({ valueText, ...props }: RangeFieldProps) {
  const { control, onChange, frame } = useFrame(props)
  return frame(
    <span className="ui-range">
      <input
        {...control}
        type="range"
        aria-valuetext={valueText}
        onChange={(event) => onChange?.(event.target.valueAsNumber)}
      />
      <output htmlFor={control.id} aria-hidden="true">
        {valueText}
      </output>
    </span>,
  )
}
