import { Button, Notice } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import type { Trouble } from '../state/session.ts'
import { useEditor } from './EditorContext.ts'
import { useAllLabels } from './useAllLabels.ts'

/** What went wrong or wants to be known, in words, until it is put away. */
export function TroubleNotice() {
  const { editor } = useEditor()
  const labels = useAllLabels()
  const trouble = useAtomValue(editor.atoms.trouble)
  if (!trouble) return null
  const close = () => {
    editor.jot.set(editor.atoms.trouble, undefined)
    editor.session.host.focus(editor.jot.get(editor.atoms.panel))
  }
  const mild = trouble.kind === 'namespace' || trouble.kind === 'stripped'
  return (
    <div className="svg-editor-trouble">
      <Notice
        tone={mild ? 'info' : 'bad'}
        title={labels[`trouble.${trouble.kind}`]}
        actions={
          <>
            {trouble.kind === 'namespace' && (
              <Button onClick={() => editor.act(({ file }) => file.declareNamespace(trouble.prefix))}>
                {labels.addNamespace(trouble.prefix)}
              </Button>
            )}
            <Button onClick={close}>{labels.close}</Button>
          </>
        }
      >
        <p>
          <Sentence trouble={trouble} />
        </p>
      </Notice>
    </div>
  )
}

function Sentence({ trouble }: { trouble: Trouble }) {
  const labels = useAllLabels()
  switch (trouble.kind) {
    case 'file': {
      const { problem, detail, line, column } = trouble.error
      return labels.fileProblem(
        trouble.name,
        labels[`svg.${problem}`](detail),
        line,
        column,
        problem !== 'tooLarge',
      )
    }
    case 'json':
      return labels.jsonProblem(trouble.name)
    case 'unreadable':
      return labels.unreadable(trouble.name)
    case 'tooLarge':
      return labels.tooLarge
    case 'namespace':
      return labels.namespaceMissing(trouble.prefix)
    case 'stripped':
      return labels.stripped(trouble.names)
    default:
      return labels.failed(trouble.what)
  }
}
