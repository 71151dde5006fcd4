import type { ListedFile } from 'virtual:source'

interface FileTreeProps {
  /** Page of the tool's source: the documents of its files stand below it. */
  base: string
  title: string
  files: readonly ListedFile[]
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Files by folder, each a plain link to its own document: it works without any script. */
export function FileTree({ base, title, files }: FileTreeProps) {
  const folders = [...new Set(files.map(({ path }) => folderOf(path)))]
  if (files.length === 0) return null
  return (
    <section>
      <h2 className="ui-legend">{title}</h2>
      {folders.map((folder) => (
        <div key={folder}>
          {folder && <h3>{folder}</h3>}
          <ul className="plain">
            {files
              .filter(({ path }) => folderOf(path) === folder)
              .map((file) => (
                <li key={file.id}>
                  <a href={`${base}/${file.id}.html`} data-file={file.id}>
                    {nameOf(file.path)}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
