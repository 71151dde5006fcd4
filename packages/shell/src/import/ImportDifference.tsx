import { Choice } from '@kleinzeug/ui'
import type { ImportLabels } from '../words/labels.ts'
import { isSame, type Fields } from '../isSame.ts'
import { shownFields, type ImportChoice, type ImportRow, type ImportRules } from './planImport.ts'

interface ImportDifferenceProps<Item extends object> {
  row: ImportRow<Item>
  rules: Pick<ImportRules<never, Item>, 'fieldsOf'>
  title: string
  fieldNames: Readonly<Record<string, string>>
  fieldText?: ((name: string, value: unknown) => string | undefined) | undefined
  labels: ImportLabels
  choice: ImportChoice
  onChoice: (choice: ImportChoice) => void
}

/** Three ways to deal with an entry; two where both cannot stand. */
export const choicesOf = (labels: ImportLabels, hasBoth: boolean) =>
  (hasBoth ? (['keep', 'replace', 'both'] as const) : (['keep', 'replace'] as const)).map((value) => ({
    value,
    label: labels.importChoices[value],
  }))

/** An entry that is here otherwise than in the file: each field that differs, here, in the file and afterwards. */
export function ImportDifference<Item extends object>({
  row,
  rules,
  title,
  fieldNames,
  fieldText,
  labels,
  choice,
  onChoice,
}: ImportDifferenceProps<Item>) {
  const show = (item: Item | undefined): Fields => (item ? shownFields(rules, item) : {})
  const [mine, theirs] = [show(row.mine), show(row.replaced)]
  const after = { keep: [mine], replace: [theirs], both: [mine, theirs] }[choice]
  const names = Object.keys({ ...mine, ...theirs }).filter(
    (name) => fieldNames[name] !== '' && !isSame(mine[name], theirs[name]),
  )
  const text = (value: unknown): string => {
    if (value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return value ? labels.importYes : labels.importNo
    if (Array.isArray(value)) return value.map(text).join(', ') || '–'
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  }
  const shown = (item: Fields, name: string) => fieldText?.(name, item[name]) ?? text(item[name])
  return (
    <li className="shell-difference">
      <Choice
        legend={title}
        value={choice}
        onChange={onChoice}
        options={choicesOf(labels, row.beside !== undefined)}
      />
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{labels.importField}</th>
            {(['here', 'file', 'after'] as const).map((side) => (
              <th key={side} scope="col">
                {labels.importSides[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{fieldNames[name] ?? name}</th>
              <td>{shown(mine, name)}</td>
              <td>{shown(theirs, name)}</td>
              <td>{after.map((item) => shown(item, name)).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )
}
