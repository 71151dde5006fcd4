import { useSaveFile } from '@kleinzeug/shell'
import { Button, Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo } from 'react'
import type { Source, Thing } from '../../model/thing.ts'
import { pictureOf } from '../scene/pictureOf.ts'
import { textOf } from '../textOf.ts'
import { useLater } from '../useLater.ts'

/** What the keys of a row do with its thing. */
export interface RowActions {
  onPick: (id: string) => void
  onEdit: (id: string) => void
  onRemove: (id: string) => void
}

/** The table of these things. */
export function ThingRows({ things, ...actions }: RowActions & { things: readonly Thing[] }) {
  const { state, labels, announce, root } = useLater()
  const saveFile = useSaveFile()
  const all = useAtomValue(state.things)
  const scale = useAtomValue(state.scale)
  const setScale = useSetAtom(state.setScale)
  const savePicture = () => {
    const scene = root.current?.querySelector<HTMLCanvasElement>('.size-comparison-scene')
    if (scene) pictureOf(scene).toBlob((picture) => picture && saveFile(`${labels.pictureFile}.png`, picture))
  }
  const save = async () => {
    const { dataSetFile, fileName } = await import('../../model/dataSet/dataSet.ts')
    saveFile(fileName, dataSetFile(all))
    announce(labels.dataSetSaved)
  }
  return (
    <>
      <table className="size-comparison-table">
        <thead>
          <tr>
            <th scope="col">{labels.name}</th>
            <th scope="col">{labels.size}</th>
            <th scope="col">{labels.kind}</th>
            <th scope="col">{labels.source}</th>
          </tr>
        </thead>
        <tbody>
          {things.map((thing) => (
            <Row
              key={thing.id}
              thing={thing}
              isScale={thing.id === scale?.id}
              onScale={setScale}
              {...actions}
            />
          ))}
        </tbody>
      </table>
      <div className="size-comparison-keys">
        <Button onClick={savePicture}>{labels.picture}</Button>
        <Button icon={<Icon name="export" />} onClick={save}>
          {labels.dataSet}
        </Button>
      </div>
    </>
  )
}

function SourceWords({ source }: { source: Source | undefined }) {
  const { labels } = useLater()
  if (source?.kind === 'read')
    return (
      <a href={source.address} rel="noreferrer" target="_blank">
        {labels.readIn(source.work, source.place)}
      </a>
    )
  return source?.kind === 'computed' ? `${labels.sourceIs.computed} ${source.from}` : labels.sourceIs.common
}

interface RowProps extends RowActions {
  thing: Thing
  isScale: boolean
  onScale: (id: string) => void
}

const Row = memo(function Row({ thing, isScale, onScale, onPick, onEdit, onRemove }: RowProps) {
  const { labels } = useLater()
  const { name: label, size } = textOf(thing, labels)
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="size-comparison-name"
          aria-label={labels.pick(label)}
          onClick={() => onPick(thing.id)}
        >
          {label}
        </button>
      </th>
      <td>
        <span className="size-comparison-measure">{labels.measure[thing.measure]}</span> {size}
        {thing.kind !== 'own' && <small>{labels.definition(thing.definition)}</small>}
      </td>
      <td>{labels.kinds[thing.kind]}</td>
      <td>
        {thing.kind === 'own' ? (
          <span className="size-comparison-own">
            <IconButton
              label={labels.asScale(label)}
              icon={<Icon name="pin" />}
              aria-pressed={isScale}
              onClick={() => onScale(thing.id.replace(/^own-/, ''))}
            />
            <IconButton
              label={labels.edit(label)}
              icon={<Icon name="edit" />}
              onClick={() => onEdit(thing.id)}
            />
            <IconButton
              label={labels.remove(label)}
              icon={<Icon name="delete" />}
              onClick={() => onRemove(thing.id)}
            />
          </span>
        ) : (
          <SourceWords source={thing.source} />
        )}
      </td>
    </tr>
  )
})
