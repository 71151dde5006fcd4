import { Sample, useToolKeys } from '@kleinzeug/shell'
import { Button, Choice, Notice } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { withNewEntry } from '../model/edit.ts'
import { fileNameOf } from '../model/files/fileName.ts'
import type { KnownFile } from '../model/applications/sentFiles.ts'
import type { ResumeData } from '../model/resume.ts'
import { isDated, isListId, isOwnSectionId } from '../model/sections.ts'
import { Form } from './form/Form.tsx'
import { Rail } from './form/Rail.tsx'
import { firstPart, partAfter, partOf, type FormPart } from './formPart.ts'
import { keyTable, type KeyAction } from './keyTable.ts'
import { Preview } from './preview/Preview.tsx'
import { PrintPages } from './preview/PrintPages.tsx'
import { usePages } from './preview/usePages.ts'
import { ResumeContext, resumeContext, type ResumeContextValue } from './ResumeGeneratorContext.ts'
import { Dock, Start, Toolbar } from './Toolbar.tsx'
import { useEdits } from './useEdits.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useHints, useMissingLetters } from './useHints.ts'
import { useFocusRequest } from './useFocusRequest.ts'
import { usePdfDownload } from './usePdfDownload.ts'
import { useShownData } from './useShownData.ts'

const ShownPart = lazy(() => import('./ShownPart.tsx'))
const KnownFileNotice = lazy(() =>
  import('./applications/KnownFileNotice.tsx').then((room) => ({ default: room.KnownFileNotice })),
)
const FilesDialog = lazy(() =>
  import('./files/FilesDialog.tsx').then((room) => ({ default: room.FilesDialog })),
)

/** Toolbar, form and preview. */
export function Device() {
  const { state, labels, announce, root, hydrated, showKeys, undo, redo, props } = resumeContext.use()
  const data = useShownData(state)
  const { typing, current, edit, note, takeLastField } = useEdits(state)
  const canUndo = useAtomValue(state.canUndo)
  const canRedo = useAtomValue(state.canRedo)
  const [chosenPart, setPart] = useState(firstPart)
  // An own section may go: by undo, in another tab, with another resume.
  const part =
    isOwnSectionId(chosenPart) && !data.ownSections.some(({ id }) => id === chosenPart)
      ? 'structure'
      : chosenPart
  const [open, setOpen] = useState<string>()
  const [shown, setShown] = useState<'form' | 'preview'>('form')
  const [filesShown, setFilesShown] = useState(false)
  const [dropped, setDropped] = useState<File>()
  /** A dropped file that was downloaded from here. */
  const [known, setKnown] = useState<{ file: File; known: KnownFile }>()
  const { layout, layOut } = usePages(data)
  const hints = useHints(data)
  const missingLetters = useMissingLetters(hints)
  const focusField = useFocusRequest(root)
  /** What was deleted, and the data right behind: their next change takes the message away. */
  const [deleted, setDeleted] = useState<{ name: string; after: ResumeData }>()

  const showPart = (next: FormPart) => {
    setPart(next)
    setOpen(undefined)
  }
  const next = partAfter(data, part)
  const showNext = (one: FormPart) => {
    showPart(one)
    focusField({ field: `section/${one}` })
  }
  const goTo = useCallback(
    (field: string) => {
      const next = partOf(field)
      const [, id = ''] = field.split('/')
      setPart(next)
      setOpen(isListId(next) ? id : undefined)
      setShown('form')
      focusField({ field })
    },
    [focusField],
  )
  const context = useMemo<ResumeContextValue>(
    () => ({
      labels,
      data: state.data,
      isTyping: state.isTyping,
      edit,
      typing,
      goTo,
      announce,
      missingLetters,
    }),
    [labels, state, edit, typing, goTo, announce, missingLetters],
  )
  const { state: pdf, download, dismiss } = usePdfDownload(current, labels, announce, note)
  const printed = useCallback(() => {
    const now = current()
    return (
      layOut && {
        layout: layOut(now),
        language: now.style.language,
        title: fileNameOf(now, 'application'),
      }
    )
  }, [current, layOut])

  const travel = async (move: typeof undo) => {
    typing.finish()
    const step = await move()
    if (step) goTo(step.field)
  }
  const actions: Record<Exclude<KeyAction, 'showKeys' | 'trySample'>, () => void> = {
    newEntry: () => {
      const section = isListId(part) ? part : 'employments'
      const { id } = withNewEntry(current(), section)
      edit({ change: (before) => withNewEntry(before, section).resume, field: `${section}/${id}/title` })
      goTo(`${section}/${id}/${isDated(section) ? 'period' : 'title'}`)
    },
    undo: () => travel(undo),
    redo: () => travel(redo),
    files: () => setFilesShown(true),
    print: () => print(),
    download,
  }
  const openFile = useCallback((file: File) => {
    setKnown(undefined)
    setDropped(file)
    setFilesShown(true)
  }, [])
  const openDropped = useCallback(
    ([file]: readonly File[]) =>
      file &&
      void import('../model/applications/sentFiles.ts')
        .then(({ findSentFile }) => findSentFile(current(), file))
        .then((found) => (found ? setKnown({ file, known: found }) : openFile(file)))
        .catch(() => openFile(file)),
    [current, openFile],
  )
  useFileDrop(root, openDropped)
  useToolKeys<KeyAction>(keyTable, actions)
  const isEmpty =
    (layout?.pages[0]?.blocks.every(({ block }) => block.texts.length === 0) ?? false) &&
    data.others.length === 0

  return (
    <ResumeContext value={context}>
      <Toolbar
        data={data}
        canUndo={canUndo}
        canRedo={canRedo}
        writing={pdf.status === 'writing'}
        onUndo={actions.undo}
        onRedo={actions.redo}
        onFiles={actions.files}
        onPrint={actions.print}
        onDownload={download}
        onKeys={showKeys}
        onDeleted={(name) => setDeleted({ name, after: current() })}
      />
      {deleted?.after === data && (
        <Notice actions={<Button onClick={actions.undo}>{labels.undo}</Button>}>
          <p>{labels.deleted(deleted.name)}</p>
        </Notice>
      )}
      {known && (
        <Suspense>
          <KnownFileNotice
            name={known.file.name}
            known={known.known}
            onClose={() => setKnown(undefined)}
            onRead={() => openFile(known.file)}
          />
        </Suspense>
      )}
      {(pdf.status === 'failed' || pdf.status === 'warning') && (
        <Notice
          tone={pdf.status === 'failed' ? 'bad' : 'warning'}
          actions={<Button onClick={dismiss}>{labels.close}</Button>}
        >
          <p>{pdf.text}</p>
        </Notice>
      )}
      <Choice
        legend={labels.view}
        legendHidden
        className="resume-generator-tabs"
        value={shown}
        options={[
          { value: 'form', label: labels.form },
          { value: 'preview', label: labels.preview },
        ]}
        onChange={setShown}
      />
      <div className="resume-generator-work" data-shown={shown}>
        <div className="resume-generator-plate">
          <Rail resume={data} part={part} hints={hints.length} onPart={showPart} />
          <Form
            data={data}
            part={part}
            hints={hints}
            open={open}
            onOpen={setOpen}
            next={next}
            onPart={showNext}
            onDownload={download}
          />
        </div>
        <div className="resume-generator-side">
          {isEmpty && <Start />}
          <Sample
            when={isEmpty}
            empty={<Preview layout={layout} language={data.style.language} takeEdited={takeLastField} />}
          >
            <SamplePreview />
          </Sample>
        </div>
        <Dock
          writing={pdf.status === 'writing'}
          onDownload={download}
          onNext={next && shown === 'form' ? () => showNext(next) : undefined}
        />
      </div>
      <PrintPages current={printed} pageName={labels.pageName} />
      {hydrated && (props.onViewChange ?? props.view) && (
        <Suspense>
          <ShownPart part={part} onPart={showPart} />
        </Suspense>
      )}
      {filesShown && (
        <Suspense fallback={null}>
          <FilesDialog
            data={data}
            dropped={dropped}
            onClose={() => {
              setFilesShown(false)
              setDropped(undefined)
            }}
          />
        </Suspense>
      )}
    </ResumeContext>
  )
}

/** The pages of the sample: the device around lays out the empty resume. */
function SamplePreview() {
  const data = useShownData(resumeContext.use().state)
  return <Preview layout={usePages(data).layout} language={data.style.language} />
}
