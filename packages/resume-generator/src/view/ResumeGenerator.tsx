import { DraftsProvider } from '@kleinzeug/shell'
import { stepWords } from '@kleinzeug/shell/labels'
import { memoryStorage } from '@kleinzeug/storage'
import {
  Announcer,
  Choice,
  KeyDialog,
  Notice,
  Button,
  useAnnouncer,
  useHydrated,
  useKeys,
} from '@kleinzeug/ui'
import { atom, createStore, Provider, useAtomValue, useStore } from 'jotai'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { defaultLabels, type ResumeLabels } from '../labels.ts'
import { layOutApplication } from '../model/application.ts'
import { composeDocument } from '../model/document.ts'
import { withNewEntry } from '../model/edit.ts'
import { fileNameOf } from '../model/fileName.ts'
import { hintsOf } from '../model/hints.ts'
import { datedSections, isListId } from '../model/sections.ts'
import { createResumeState, type ResumeState } from '../state/createResumeState.ts'
import { resumeSlice, type ResumeStorage } from '../storage.ts'
import { Form } from './form/Form.tsx'
import { Rail } from './form/Rail.tsx'
import { partOf, type FormPart } from './formPart.ts'
import { keyTable, type KeyAction } from './keyTable.ts'
import { Preview } from './preview/Preview.tsx'
import { PrintPages } from './preview/PrintPages.tsx'
import { usePages } from './preview/usePages.ts'
import { ResumeContext, type ResumeContextValue } from './ResumeContext.ts'
import { Dock, Start, Toolbar } from './Toolbar.tsx'
import { useEdits } from './useEdits.ts'
import { useFileDrop } from './useFileDrop.ts'
import { usePdfDownload } from './usePdfDownload.ts'
import { useShownData } from './useShownData.ts'

const FilesDialog = lazy(() =>
  import('./files/FilesDialog.tsx').then((room) => ({ default: room.FilesDialog })),
)

export interface ResumeGeneratorProps {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: ResumeStorage | undefined
  /** Texts to replace. */
  labels?: Partial<ResumeLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
}

/**
 * A German resume from form to PDF, made wholly in the browser: the pages of the preview are those that
 * print and those of the file.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-resume', resumeSlice)
 * const App = () => <ResumeGenerator storage={storage} />
 * ```
 */
export function ResumeGenerator({ storage, labels, shortcuts = true, className = '' }: ResumeGeneratorProps) {
  const [store] = useState(createStore)
  const state = useMemo(() => createResumeState(storage ?? memoryStorage(), Date.now), [storage])
  const texts = useMemo(() => ({ ...defaultLabels, ...labels }), [labels])
  return (
    <Provider store={store}>
      <DraftsProvider storage={storage}>
        <Device
          state={state}
          labels={texts}
          shortcuts={shortcuts}
          className={`resume-generator ${className}`.trim()}
        />
      </DraftsProvider>
    </Provider>
  )
}

interface DeviceProps {
  state: ResumeState
  labels: ResumeLabels
  shortcuts: boolean
  className: string
}

/** The field that gets the focus after the next render. */
function useFocusRequest(root: React.RefObject<HTMLElement | null>) {
  const [request, setRequest] = useState<{ field: string }>()
  useEffect(() => {
    const tool = root.current
    if (!request || !tool) return undefined
    const focus = (target: HTMLElement | null | undefined) => {
      target?.focus()
      target?.scrollIntoView({ block: 'nearest' })
      return target !== null && target !== undefined
    }
    const focusField = () =>
      focus(
        [...tool.querySelectorAll<HTMLElement>('[data-field]')].find(
          (element) => element.dataset['field'] === request.field,
        ),
      )
    if (focusField()) return undefined
    focus(tool.querySelector<HTMLElement>('.resume-generator-form h2'))
    // A part of the form that is still being loaded has its field a little later.
    const observer = new MutationObserver(() => focusField() && observer.disconnect())
    observer.observe(tool, { childList: true, subtree: true })
    const end = setTimeout(() => observer.disconnect(), 2000)
    return () => {
      clearTimeout(end)
      observer.disconnect()
    }
  }, [request, root])
  return setRequest
}

function Device({ state, labels, shortcuts, className }: DeviceProps) {
  const store = useStore()
  const stored = useShownData(state)
  const hydrated = useHydrated()
  const [empty] = useState(() => atom(resumeSlice.defaults()))
  const data = hydrated ? stored : store.get(empty)
  const { typing, current, edit, undo, redo } = useEdits(state)
  const canUndo = useAtomValue(state.canUndo)
  const canRedo = useAtomValue(state.canRedo)
  const [announce, region] = useAnnouncer()
  const root = useRef<HTMLElement>(null)
  const [part, setPart] = useState<FormPart>('person')
  const [open, setOpen] = useState<string>()
  const [shown, setShown] = useState<'form' | 'preview'>('form')
  const [dialog, setDialog] = useState<'keys' | 'files'>()
  const [dropped, setDropped] = useState<File>()
  const { layout, measure } = usePages(data)
  const hints = useMemo(() => hintsOf(data), [data])
  const focusField = useFocusRequest(root)

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
      data: hydrated ? state.data : empty,
      isTyping: state.isTyping,
      edit,
      typing,
      goTo,
      announce,
    }),
    [labels, hydrated, state, empty, edit, typing, goTo, announce],
  )
  const { state: pdf, download, dismiss } = usePdfDownload(current, labels, announce)
  const printed = useCallback(() => {
    const now = current()
    return (
      measure && {
        layout: layOutApplication(now, composeDocument(now), measure),
        language: now.style.language,
        title: fileNameOf(now),
      }
    )
  }, [current, measure])

  const travel = (way: 'undone' | 'redone') => {
    const step = way === 'undone' ? undo() : redo()
    announce(stepWords(labels, way, step))
    if (step) goTo(step.field)
  }
  const actions: Record<KeyAction, () => void> = {
    newEntry: () => {
      const section = isListId(part) ? part : 'employments'
      const { id } = withNewEntry(current(), section)
      edit({ change: (before) => withNewEntry(before, section).resume, field: `${section}/${id}/title` })
      goTo(`${section}/${id}/${datedSections.has(section) ? 'period' : 'title'}`)
    },
    undo: () => travel('undone'),
    redo: () => travel('redone'),
    print: () => print(),
    download,
    showKeys: () => setDialog('keys'),
  }
  const openDropped = useCallback((file: File) => {
    setDropped(file)
    setDialog('files')
  }, [])
  useFileDrop(root, openDropped)
  useKeys(root, keyTable, shortcuts, (action) => actions[action]())
  const isEmpty =
    (layout?.pages[0]?.blocks.every(({ block }) => block.texts.length === 0) ?? false) &&
    data.others.length === 0

  return (
    <ResumeContext value={context}>
      <section ref={root} className={className} aria-label={labels.title} data-shown={shown}>
        <Toolbar
          data={data}
          canUndo={hydrated && canUndo}
          canRedo={hydrated && canRedo}
          writing={pdf.status === 'writing'}
          onUndo={actions.undo}
          onRedo={actions.redo}
          onFiles={() => setDialog('files')}
          onPrint={actions.print}
          onDownload={download}
          onKeys={actions.showKeys}
        />
        {(pdf.status === 'failed' || pdf.status === 'letters') && (
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
        <div className="resume-generator-work">
          <div className="resume-generator-plate">
            <Rail
              resume={data}
              part={part}
              hints={hints.length}
              onPart={(next) => {
                setPart(next)
                setOpen(undefined)
              }}
            />
            <Form layout={layout} data={data} part={part} hints={hints} open={open} onOpen={setOpen} />
          </div>
          <div className="resume-generator-side">
            {isEmpty && <Start />}
            <Preview layout={layout} language={data.style.language} />
          </div>
          <Dock writing={pdf.status === 'writing'} onDownload={download} />
        </div>
        <PrintPages current={printed} pageName={labels.pageName} />
        {dialog === 'files' && (
          <Suspense fallback={null}>
            <FilesDialog
              data={data}
              dropped={dropped}
              onClose={() => {
                setDialog(undefined)
                setDropped(undefined)
              }}
            />
          </Suspense>
        )}
        <KeyDialog
          open={dialog === 'keys'}
          onClose={() => setDialog(undefined)}
          title={labels.keysTitle}
          closeLabel={labels.close}
          table={keyTable}
          actionNames={labels.keys}
        />
        <Announcer region={region} />
      </section>
    </ResumeContext>
  )
}
