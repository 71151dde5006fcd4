import { Button } from '@kleinzeug/ui'
import type { Application } from '../../model/applications/application.ts'
import { changesByGroup, groupOf, type ChangeGroup } from '../../model/applications/changeGroups.ts'
import { withoutChanges } from '../../model/applications/editApplications.ts'
import { useLater } from '../useLater.ts'

/** Where an application differs from its resume, and the way back. */
export function Differences({ application }: { application: Application }) {
  const { labels, edit } = useLater()
  const groups = changesByGroup(application.changes)
  const reset = (group: ChangeGroup) =>
    edit({
      change: (data) => withoutChanges(data, (path) => groupOf(path) === group),
      field: `applications/${application.id}/name`,
    })
  if (groups.length === 0) return <p className="resume-generator-hint">{labels.noChanges}</p>
  return (
    <div>
      <p className="ui-field-label">{labels.changes}</p>
      <ul className="resume-generator-entries">
        {groups.map(([group, count]) => (
          <li key={group} className="resume-generator-row">
            {labels.changeGroups[group]}
            <small>{count}</small>
            <Button
              variant="quiet"
              aria-label={labels.resetChanges(labels.changeGroups[group])}
              onClick={() => reset(group)}
            >
              {labels.resetShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
