import { useId, type ComponentProps, type ReactNode } from 'react'

interface FieldFrame {
  /** The visible name of the field. */
  label: ReactNode
  /** What to enter, when the label does not say it all. */
  hint?: ReactNode
  /** What is wrong with the present input, in words; shown and announced at the field. */
  error?: ReactNode
  /** Keeps the label for assistive technology alone, where the place explains it to the eye. */
  labelHidden?: boolean
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
  /** Called with the text at every input. */
  onChange?: (text: string) => void
}

/** A labelled single line of text; its error stands below it in words. */
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
  onChange?: (text: string) => void
}

/** A labelled text of several lines. */
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
  /** Called with the value chosen. */
  onChange?: (value: string) => void
}

/** A labelled native select; its options are its children. */
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
  /** The value in words, shown beside the label and spoken: „40 Prozent“. */
  valueText: string
  onChange?: (value: number) => void
}

/** A labelled native range input that tells its value in words. */
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
