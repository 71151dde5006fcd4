import { Button, Notice } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { declareNamespace } from '../state/declareNamespace.ts'
import type { Alert, SetAsideAlert } from '../state/session.ts'
import { applySetAside, openSetAside } from '../state/storing/setAside.ts'
import { inlineSentence } from './inlineSentence.ts'
import { usePartEditor } from './usePartEditor.ts'

/** The current error or warning, until it is dismissed. */
export function AlertNotice() {
  const { editor, labels } = usePartEditor()
  const alert = useAtomValue(editor.atoms.alert)
  if (!alert) return null
  const close = () => {
    editor.atomStore.set(editor.atoms.alert, undefined)
    editor.focus(editor.atomStore.get(editor.atoms.panel))
  }
  const answer = (act: () => Promise<void>) => {
    close()
    void act()
  }
  const mild = ['namespace', 'stripped', 'encoding', 'again', 'expressions'].includes(alert.kind)
  return (
    <div className="svg-editor-alert">
      <Notice
        tone={mild ? 'info' : 'bad'}
        title={labels[`alert.${alert.kind}`]}
        actions={
          <>
            {alert.kind === 'namespace' && (
              <Button onClick={() => declareNamespace(editor, alert.prefix)}>
                {labels.addNamespace(alert.prefix)}
              </Button>
            )}
            {alert.kind === 'journal' && <SetAsideActions alert={alert} />}
            {(alert.kind === 'changed' || alert.kind === 'again') && (
              <>
                <Button onClick={() => answer(alert.write)}>{labels[`write.${alert.kind}`]}</Button>
                <Button onClick={() => answer(alert.choose)}>{labels.otherFile}</Button>
              </>
            )}
            <Button onClick={close}>{labels.close}</Button>
          </>
        }
      >
        <p>
          <Sentence alert={alert} />
        </p>
      </Notice>
    </div>
  )
}

/** What can be done with edits that were set aside. */
function SetAsideActions({ alert }: { alert: SetAsideAlert }) {
  const { editor, labels } = usePartEditor()
  const refocus = () => editor.focus(editor.atomStore.get(editor.atoms.panel))
  const apply = () => {
    applySetAside(editor, alert)
    refocus()
  }
  const open = () => {
    openSetAside(editor, alert, labels.setAsideName)
    refocus()
  }
  return (
    <>
      {alert.refused === 0 && <Button onClick={apply}>{labels.applySetAside}</Button>}
      <Button onClick={open}>{labels.openSetAside}</Button>
    </>
  )
}

function Sentence({ alert }: { alert: Alert }) {
  const { labels } = usePartEditor()
  switch (alert.kind) {
    case 'file': {
      const { problem, detail, line, column } = alert.error
      return labels.fileProblem(
        alert.name,
        labels[`svg.${problem}`](detail),
        line,
        column,
        problem !== 'tooLarge' && problem !== 'encoding',
      )
    }
    case 'json':
      return alert.error
        ? labels.fileProblem(alert.name, labels['svg.json'](), alert.error.line, alert.error.column, true)
        : labels.jsonProblem(alert.name)
    case 'encoding':
      return labels.encoding(alert.encoding)
    case 'unreadable':
      return labels.unreadable(alert.name)
    case 'tooLarge':
      return labels.tooLarge
    case 'journal':
      return alert.refused > 0 ? labels.journalRefused(alert.refused) : labels.journal
    case 'namespace':
      return labels.namespaceMissing(alert.prefix)
    case 'stripped':
      return labels.stripped(alert.names)
    case 'inline':
      return alert.drawing ? inlineSentence(alert.drawing, labels) : labels.inlineNone(alert.name)
    case 'expressions':
      return labels.expressions(alert.names)
    case 'combine':
      return labels[`combine.${alert.problem}`](alert.id)
    case 'changed':
      return labels.changedElsewhere(alert.name)
    case 'again':
      return labels.writtenBefore(alert.name)
    default:
      return labels.unwritten
  }
}
