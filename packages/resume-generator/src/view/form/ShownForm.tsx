import { Switch } from '@kleinzeug/ui'
import { withEntry } from '../../model/edit.ts'
import { withoutMarkup } from '../../model/markup/parseMarkup.ts'
import type { Entry } from '../../model/resume.ts'
import type { ListId } from '../../model/sections.ts'
import { useResume } from '../ResumeGeneratorContext.ts'

/** Whether an entry, and which of its bullets, stand on the pages. */
export function ShownForm({ section, entry }: { section: ListId; entry: Entry }) {
  const { labels, edit } = useResume()
  const set = (fields: Partial<Entry>, key: string) =>
    edit({
      change: (data) => withEntry(data, section, entry.id, fields),
      field: `${section}/${entry.id}/${key}`,
    })
  const { bullets, hiddenBullets } = entry
  const hidden = hiddenBullets.filter((at) => at < bullets.length).length
  return (
    <div className="resume-generator-shown">
      {bullets.length > 0 && (
        <details>
          <summary>{labels.shownBullets(bullets.length - hidden, bullets.length)}</summary>
          <ul>
            {bullets.map((bullet, at) => (
              // Two bullets may have one text.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} data-hidden={hiddenBullets.includes(at) || undefined}>
                <label>
                  <input
                    type="checkbox"
                    checked={!hiddenBullets.includes(at)}
                    onChange={({ target }) =>
                      set(
                        {
                          hiddenBullets: target.checked
                            ? hiddenBullets.filter((other) => other !== at)
                            : [...hiddenBullets, at].toSorted((a, b) => a - b),
                        },
                        'hiddenBullets',
                      )
                    }
                  />
                  <span>{withoutMarkup(bullet)}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Switch
        label={labels.showEntry}
        data-field={`${section}/${entry.id}/hidden`}
        checked={!entry.hidden}
        onChange={(shown) => set({ hidden: !shown }, 'hidden')}
      />
    </div>
  )
}
