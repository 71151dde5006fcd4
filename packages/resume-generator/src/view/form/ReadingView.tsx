import { Button, Notice } from '@kleinzeug/ui'
import type { FieldText } from '../../model/document.ts'
import type { Reading } from '../../model/machine/reading.ts'
import { useLater } from '../useLater.ts'

/** What a program found in the PDF: fields, their order, sections and their stations. */
export function ReadingView({ reading: { text, count, lost, displaced, sections } }: { reading: Reading }) {
  const { labels, goTo } = useLater()
  const list = (fields: readonly FieldText[]) => (
    <ul className="resume-generator-hints">
      {fields.map((found) => (
        <li key={found.field + found.text}>
          <Button variant="quiet" onClick={() => goTo(found.field)}>
            {found.text}
          </Button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <Notice tone={lost.length + displaced.length === 0 ? 'good' : 'warning'}>
        <p>{lost.length === 0 ? labels.machineAll(count) : labels.machineLost(lost.length, count)}</p>
        <p>{displaced.length === 0 ? labels.machineInOrder : labels.machineDisplaced(displaced.length)}</p>
      </Notice>
      {list([...lost, ...displaced])}
      {sections.length > 0 && (
        <table className="resume-generator-found">
          <caption>{labels.machineSections}</caption>
          <tbody>
            {sections.map((section) => (
              <tr key={section.id} data-complete={section.found === section.count}>
                <th scope="row">{section.heading}</th>
                <td>{labels.machineStations(section.found, section.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details>
        <summary>{labels.machineText}</summary>
        <pre>{text}</pre>
      </details>
    </>
  )
}
