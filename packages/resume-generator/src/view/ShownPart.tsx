import { useView } from '@kleinzeug/shell/view'
import { firstPart, isFormPart, type FormPart } from './formPart.ts'
import { resumeContext } from './ResumeGeneratorContext.ts'

interface ShownPartProps {
  part: FormPart
  onPart: (part: FormPart) => void
}

/** Keeps the part of the form that is shown and the `view` prop in step. */
export default function ShownPart({ part, onPart }: ShownPartProps) {
  const { props } = resumeContext.use()
  useView(
    props,
    part,
    (view) => {
      if (isFormPart(view)) onPart(view)
    },
    firstPart,
  )
  return null
}
