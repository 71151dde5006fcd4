import { Button, Choice, Dialog, TextArea } from '@kleinzeug/ui'
import { useMemo, useState } from 'react'
import { dataUri } from '../../model/output/dataUri.ts'
import { minifySvg } from '../../model/output/minifySvg.ts'
import { prettySvg } from '../../model/output/prettySvg.ts'
import { componentName, toJsx } from '../../model/output/toJsx.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { fileNameOf } from '../../state/fileName.ts'
import { bytesOf } from './bytesOf.ts'
import { usePartEditor } from '../usePartEditor.ts'
import { OptimisedOutput } from './OptimisedOutput.tsx'
import { PngOutput } from './PngOutput.tsx'
import { TextKeys } from './TextKeys.tsx'

const forms = ['source', 'pretty', 'minified', 'optimised', 'jsx', 'tsx', 'css', 'png'] as const
type Form = (typeof forms)[number]

interface Written {
  readonly text: string
  readonly name: string
  readonly type: string
}

/** The drawing in one of the text formats, with its file name and media type. */
function written(form: Form, source: string, file: string): Written {
  const component = componentName(file)
  switch (form) {
    case 'pretty':
      return { text: prettySvg(source), name: `${file}.svg`, type: 'image/svg+xml' }
    case 'minified':
      return { text: minifySvg(source), name: `${file}.min.svg`, type: 'image/svg+xml' }
    case 'jsx':
      return { text: toJsx(source, component, false), name: `${component}.jsx`, type: 'text/javascript' }
    case 'tsx':
      return { text: toJsx(source, component, true), name: `${component}.tsx`, type: 'text/typescript' }
    case 'css': {
      const rule = `.${file.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')} {\n  background-image: ${dataUri(minifySvg(source))};\n}\n`
      return { text: rule, name: `${file}.css`, type: 'text/css' }
    }
    default:
      return { text: source, name: `${file}.svg`, type: 'image/svg+xml' }
  }
}

/** Dialog with the drawing in every output format and its size in bytes. */
export function OutputDialog({ onClose }: { onClose: () => void }) {
  const { labels } = usePartEditor()
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.outputTitle}
      className="svg-editor-output"
      actions={
        <Button variant="quiet" onClick={onClose}>
          {labels.close}
        </Button>
      }
    >
      <Output />
    </Dialog>
  )
}

function Output() {
  const { editor, labels } = usePartEditor()
  const [form, setForm] = useState<Form>('source')
  const source = useMemo(() => writeSvg(editor.store.drawing()), [editor])
  const file = fileNameOf(editor.session)
  const { text, name, type } = useMemo(() => written(form, source, file), [form, source, file])
  return (
    <>
      <Choice
        legend={labels.outputForm}
        legendHidden
        options={forms.map((value) => ({ value, label: labels[`output.${value}`] }))}
        value={form}
        onChange={setForm}
      />
      <p className="svg-editor-output-about">{labels[`about.${form}`]}</p>
      {form === 'optimised' ? (
        <OptimisedOutput source={source} fileName={file} onDrop={() => setForm('source')} />
      ) : form === 'png' ? (
        <PngOutput source={source} fileName={file} />
      ) : (
        <>
          <TextArea
            label={labels.bytes(bytesOf(text), bytesOf(source))}
            rows={9}
            readOnly
            spellCheck={false}
            value={text}
          />
          <TextKeys key={form} text={text} name={name} type={type} />
        </>
      )}
    </>
  )
}
