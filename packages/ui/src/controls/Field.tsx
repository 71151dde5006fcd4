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

function useFrame({ label, hint, error, labelHidden }: FieldFrame, givenId: string | undefined) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint != null && `${id}-hint`, error != null && `${id}-error`].filter(Boolean).join(' ')
  return {
    control: {
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': error != null || undefined,
    },
    frame: (control: ReactNode, className = '') => (
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

/**
 * A labelled `<input>` for one line of text, with its error below.
 *
 * @example
 * ```tsx
 * <TextField label="Name" value={name} onChange={setName} error={problem} />
 * ```
 */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  onChange,
  className,
  ...props
}: TextFieldProps) {
  const { control, frame } = useFrame({ label, hint, error, labelHidden: labelHidden ?? false }, props.id)
  return frame(
    <input
      type="text"
      {...props}
      {...control}
      className="ui-input"
      onChange={(event) => onChange?.(event.target.value)}
    />,
    className,
  )
}

export interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'onChange'> {
  onChange?: ((text: string) => void) | undefined
}

/**
 * A labelled `<textarea>`.
 *
 * @example
 * ```tsx
 * <TextArea label="Ein Eintrag je Zeile" rows={6} value={lines} onChange={setLines} />
 * ```
 */
export function TextArea({ label, hint, error, labelHidden, onChange, className, ...props }: TextAreaProps) {
  const { control, frame } = useFrame({ label, hint, error, labelHidden: labelHidden ?? false }, props.id)
  return frame(
    <textarea
      {...props}
      {...control}
      className="ui-input"
      onChange={(event) => onChange?.(event.target.value)}
    />,
    className,
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
export function SelectField({
  label,
  hint,
  error,
  labelHidden,
  onChange,
  className,
  ...props
}: SelectFieldProps) {
  const { control, frame } = useFrame({ label, hint, error, labelHidden: labelHidden ?? false }, props.id)
  return frame(
    <select
      {...props}
      {...control}
      className="ui-input ui-select"
      onChange={(event) => onChange?.(event.target.value)}
    />,
    className,
  )
}

export interface RangeFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value'> {
  value: number
  /** The value in words, shown beside the slider and spoken: „40 Prozent“. */
  valueText: string
  onChange?: ((value: number) => void) | undefined
}

/**
 * A labelled native range input with its value in words.
 *
 * @example
 * ```tsx
 * <RangeField
 *   label="Lautstärke"
 *   min={0}
 *   max={100}
 *   value={volume}
 *   valueText={`${volume} Prozent`}
 *   onChange={setVolume}
 * />
 * ```
 */
export function RangeField({
  label,
  hint,
  error,
  labelHidden,
  valueText,
  onChange,
  className,
  ...props
}: RangeFieldProps) {
  const { control, frame } = useFrame({ label, hint, error, labelHidden: labelHidden ?? false }, props.id)
  return frame(
    <span className="ui-range">
      <input
        {...props}
        {...control}
        type="range"
        aria-valuetext={valueText}
        onChange={(event) => onChange?.(event.target.valueAsNumber)}
      />
      <output htmlFor={control.id} aria-hidden="true">
        {valueText}
      </output>
    </span>,
    className,
  )
}
