import { useLocation } from '@tanstack/react-router'
import { leftPath, LineDrawing } from '@kleinzeug/ui'
import type { ReactNode } from 'react'
import { groupListMark, mark, menuMark, openGroupMark, opensMark } from '../../page/marks.ts'
import { PathLink } from '../../page/PathLink.tsx'
import { menuLabels as labels } from './labels.ts'
import { groupNames, mainPathOf, menuGroups, type MenuItem } from './menuGroups.ts'
import './menu.css'

/**
 * The navigation with its four groups. All of them are in the document; `controlMenu` switches which
 * one is shown, before and after React has started, so React must not own `data-group`.
 *
 * @param end what stands at the right end of the row, whatever group is shown
 */
export function Menu({ end }: { end: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/$/, '') })
  const current = mainPathOf(path)

  return (
    <nav
      className="menu"
      aria-label={labels.menu}
      {...mark(menuMark)}
      {...mark(openGroupMark, 'main')}
      suppressHydrationWarning
    >
      {groupNames.map((group) => (
        <div className="menu-group" key={group} {...mark(groupListMark, group)}>
          {group !== 'main' && (
            <button
              className="menu-back"
              type="button"
              data-back=""
              aria-label={labels.back(labels.groups[group])}
            >
              <LineDrawing path={leftPath} />
              <span aria-hidden="true">{labels.groups[group]}</span>
            </button>
          )}
          <ul aria-label={labels.groups[group]}>
            {menuGroups[group].map((item) => (
              <li key={item.path}>
                <MenuLink item={item} current={item.path === (group === 'main' ? current : path)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="menu-end">{end}</div>
    </nav>
  )
}

function MenuLink({ item, current }: { item: MenuItem; current: boolean }) {
  return (
    <PathLink
      path={item.path}
      className="menu-link"
      aria-current={current ? 'page' : undefined}
      {...(item.opens && { [opensMark]: item.opens, 'aria-keyshortcuts': 'ArrowDown' })}
    >
      {item.label}
    </PathLink>
  )
}
