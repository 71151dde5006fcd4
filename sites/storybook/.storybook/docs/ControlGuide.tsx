import { examples } from '../../guides/examples.tsx'
import type { Guide } from '../../guides/Guide.ts'
import { Advice } from './Advice.tsx'
import { Anatomy } from './Anatomy.tsx'
import { GuideText } from './GuideText.tsx'

/** When a control is the right one, what it consists of, and how it is used by keyboard and assistive technology. */
export function ControlGuide({ name, guide }: { name: string; guide: Guide }) {
  const shown = examples[name]
  return (
    <>
      <div className="docs-columns">
        <section>
          <h2>When</h2>
          <ul>
            {guide.when.map((text) => (
              <li key={text}>
                <GuideText text={text} />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>When not</h2>
          <ul>
            {guide.whenNot.map((text) => (
              <li key={text}>
                <GuideText text={text} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <h2>Do and don’t</h2>
      <div className="docs-columns">
        <Advice kind="do" text={guide.do}>
          {shown?.do}
        </Advice>
        <Advice kind="don’t" text={guide.dont}>
          {shown?.dont}
        </Advice>
      </div>
      <h2>Anatomy</h2>
      <Anatomy parts={guide.anatomy}>{shown?.anatomy ?? shown?.do}</Anatomy>
      <h2>Keyboard</h2>
      {guide.keyboard.length === 0 ? (
        <p>It is not reached by Tab and has no keys.</p>
      ) : (
        <table className="docs-table">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Does</th>
            </tr>
          </thead>
          <tbody>
            {guide.keyboard.map(({ keys, does }) => (
              <tr key={keys.join(' ')}>
                <td>
                  {keys.map((key) => (
                    <kbd key={key}>{key === ' ' ? 'Space' : key}</kbd>
                  ))}
                </td>
                <td>
                  <GuideText text={does} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h2>Roles and ARIA</h2>
      <table className="docs-table">
        <thead>
          <tr>
            <th scope="col">Role or attribute</th>
            <th scope="col">On</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {guide.aria.map(({ what, on, why }) => (
            <tr key={what}>
              <td>
                <code>{what}</code>
              </td>
              <td>{on}</td>
              <td>
                <GuideText text={why} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
