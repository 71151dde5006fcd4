import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { fromTree, type TreeNode } from '../../model/document/record.ts'
import { showOnce } from '../canvas/showOnce.ts'
import { useEditor } from '../EditorContext.ts'
import { KeyedText } from '../keys/KeyedText.tsx'
import { useShortcuts } from '../keys/usePossible.ts'

/** The kept drawings. */
export function LibraryPanel() {
  const { editor, labels } = useEditor()
  const library = useAtomValue(editor.atoms.library)
  const entry = useAtomValue(editor.atoms.entry)
  const name = useId()
  const at = Math.min(entry, library.length - 1)
  const shortcuts = useShortcuts('library')
  const shelf = useRef<HTMLElement>(null)

  // Pointer only: a click selects, a double click loads. The key table does the same by key.
  useEffect(() => {
    const element = shelf.current
    if (!element) return undefined
    const choose = (event: MouseEvent) => {
      const kept = event.target instanceof Element && event.target.closest<HTMLElement>('[data-index]')
      if (!kept) return
      editor.atomStore.set(editor.atoms.entry, Number(kept.dataset['index']))
      if (event.detail === 2) editor.file.libraryLoad()
    }
    element.addEventListener('click', choose)
    return () => element.removeEventListener('click', choose)
  }, [editor])
  return (
    <section
      ref={shelf}
      className="svg-editor-panel svg-editor-library"
      data-panel="library"
      aria-labelledby={name}
    >
      <header className="svg-editor-panel-head">
        <Legend id={name}>{labels.library}</Legend>
        <Legend aria-hidden="true">{library.length}</Legend>
      </header>
      {library.length === 0 ? (
        <div
          className="svg-editor-shelf"
          tabIndex={-1}
          data-focus="library"
          role="group"
          aria-labelledby={name}
        >
          <p className="svg-editor-empty">
            <KeyedText text={labels.libraryEmpty} />
          </p>
        </div>
      ) : (
        <div
          className="svg-editor-shelf"
          role="listbox"
          tabIndex={0}
          data-focus="library"
          aria-labelledby={name}
          aria-keyshortcuts={shortcuts}
          aria-activedescendant={`${name}-${at}`}
        >
          {library.map((tree, index) => (
            <div
              // Two drawings may have the same id after duplicating the same one twice.
              key={`${tree.element.id} ${index}`}
              id={`${name}-${index}`}
              className="svg-editor-kept"
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              data-index={index}
            >
              <Thumbnail tree={tree} />
              <span className="svg-editor-row-id">{tree.element.id}</span>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

function Thumbnail({ tree }: { tree: TreeNode }) {
  const host = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const drawing = fromTree(tree)
    if (host.current && drawing) showOnce(drawing, host.current)
  }, [tree])
  return <span ref={host} className="svg-editor-thumbnail" aria-hidden="true" />
}
