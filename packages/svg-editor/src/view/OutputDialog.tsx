import { Button, Choice, Dialog, TextArea } from '@kleinzeug/ui'
import { useMemo, useState } from 'react'
import { dataUri } from '../model/output/dataUri.ts'
import { minifySvg } from '../model/output/minifySvg.ts'
import { prettySvg } from '../model/output/prettySvg.ts'
import { componentName, toJsx } from '../model/output/toJsx.ts'
import { writeSvg } from '../model/writeSvg.ts'
import { useEditor } from './EditorContext.ts'
import { saveFile } from '@kleinzeug/ui'

const forms = ['source', 'pretty', 'minified', 'optimised', 'jsx', 'tsx', 'css', 'png'] as const
type Form = (typeof forms)[number]

const bytes = (text: string) => new TextEncoder().encode(text).length

/** The drawing in the forms it is wanted in, each with its bytes. */
export function OutputDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { labels } = useEditor()
  return (
    <Dialog
      open={open}
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
  const { editor, labels, announce } = useEditor()
  const [form, setForm] = useState<Form>('source')
  const [optimised, setOptimised] = useState<string>()
  const [copied, setCopied] = useState(false)
  const [failed, setFailed] = useState<string>()
  const source = useMemo(() => writeSvg(editor.store.drawing()), [editor])
  const name = componentName(editor.file.fileName())
  const text = useMemo(() => {
    const made: Record<Form, () => string> = {
      source: () => source,
      pretty: () => prettySvg(source),
      minified: () => minifySvg(source),
      optimised: () => optimised ?? '',
      jsx: () => toJsx(source, name, false),
      tsx: () => toJsx(source, name, true),
      css: () => dataUri(minifySvg(source)),
      png: () => '',
    }
    return made[form]()
  }, [form, source, optimised, name])

  async function runSvgo() {
    try {
      // 115 KB that only those load who ask for it.
      const { optimise } = await import('./optimise.ts')
      setOptimised(optimise(source))
      setFailed(undefined)
    } catch {
      setFailed(labels.svgoFailed)
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce(labels.copiedText)
    } catch {
      setFailed(labels.copyFailed)
    }
  }

  async function save() {
    const file = editor.file.fileName()
    const endings: Record<Form, readonly [string, string]> = {
      source: [`${file}.svg`, 'image/svg+xml'],
      pretty: [`${file}.svg`, 'image/svg+xml'],
      minified: [`${file}.min.svg`, 'image/svg+xml'],
      optimised: [`${file}.min.svg`, 'image/svg+xml'],
      jsx: [`${name}.jsx`, 'text/javascript'],
      tsx: [`${name}.tsx`, 'text/typescript'],
      css: [`${file}.css`, 'text/css'],
      png: [`${file}.png`, 'image/png'],
    }
    const [fileName, type] = endings[form]
    if (form !== 'png') {
      saveFile(fileName, form === 'css' ? `.${file} {\n  background-image: ${text};\n}\n` : text, type)
      return
    }
    try {
      const { rasterise } = await import('./rasterise.ts')
      const { width, height } = editor.view.page()
      // Twice its size, so that it is sharp on a fine screen; never larger than a browser can draw.
      const scale = Math.min(2, 8000 / Math.max(width, height))
      const blob = await rasterise(source, Math.round(width * scale), Math.round(height * scale))
      saveFile(fileName, blob)
      announce(labels.savedBytes(blob.size))
    } catch {
      setFailed(labels.pngFailed)
    }
  }

  return (
    <>
      <Choice
        legend={labels.outputForm}
        legendHidden
        options={forms.map((value) => ({ value, label: labels[`output.${value}`] }))}
        value={form}
        onChange={(next) => {
          setForm(next)
          setCopied(false)
          setFailed(undefined)
          if (next === 'optimised' && optimised === undefined) void runSvgo()
        }}
      />
      <p className="svg-editor-output-about">{labels[`about.${form}`]}</p>
      {form !== 'png' && (
        <TextArea
          label={labels.bytes(bytes(text), bytes(source))}
          rows={9}
          readOnly
          spellCheck={false}
          value={text}
        />
      )}
      {failed !== undefined && (
        <p className="svg-editor-problem" role="alert">
          {failed}
        </p>
      )}
      <div className="svg-editor-output-keys">
        {form !== 'png' && (
          <Button onClick={() => void copy()}>{copied ? labels.copiedText : labels.copyText}</Button>
        )}
        <Button variant="primary" disabled={form === 'optimised' && !optimised} onClick={() => void save()}>
          {labels.saveFile}
        </Button>
        {form === 'optimised' && optimised !== undefined && (
          <Button
            onClick={() => {
              editor.file.takeSource(optimised)
              editor.store.seal()
              announce(labels['say.optimised']())
            }}
          >
            {labels.takeOver}
          </Button>
        )}
      </div>
    </>
  )
}
