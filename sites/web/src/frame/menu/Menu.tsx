import { useLocation } from '@tanstack/react-router'
import { Legend, leftPath, LineDrawing } from '@kleinzeug/ui'
import { backMark, groupListMark, mark, menuMark, openGroupMark, opensMark } from '../../page/marks.ts'
import { PathLink } from '../../page/PathLink.tsx'
import { menuLabels as labels } from './labels.ts'
import { groupNames, mainPathOf, menuGroups, type MenuGroupName, type MenuItem } from './menuGroups.ts'
import './menu.css'

const idOf = (group: MenuGroupName) => `menu-${group}`

/**
 * The navigation: the main group, and below it the one that an entry has opened. All groups are in the
 * document; `controlMenu` switches them, before and after React has started, so React must not own
 * `data-group` and `aria-expanded`.
 */
export function Menu() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/$/, '') })
  return (
    <nav
      className="menu"
      aria-label={labels.menu}
      {...mark(menuMark)}
      {...mark(openGroupMark, 'main')}
      suppressHydrationWarning
    >
      {groupNames.map((group) => (
        <Group key={group} group={group} path={path} />
      ))}
    </nav>
  )
}

function Group({ group, path }: { group: MenuGroupName; path: string }) {
  const items = menuGroups[group]
  const current = group === 'main' ? mainPathOf(path) : path
  const overview = menuGroups.main.find(({ opens }) => opens === group)
  return (
    <div className="menu-group" id={idOf(group)} {...mark(groupListMark, group)}>
      {overview && (
        <span className="menu-head">
          <button
            className="menu-back"
            type="button"
            aria-label={labels.back(labels.groups[group])}
            {...mark(backMark)}
          >
            <LineDrawing path={leftPath} />
          </button>
          {overview.path === items[0]?.path ? (
            <Legend className="menu-name">{labels.groups[group]}</Legend>
          ) : (
            <PathLink path={overview.path} className="menu-link menu-overview">
              {labels.overviews[group]}
            </PathLink>
          )}
        </span>
      )}
      <ul aria-label={labels.groups[group]}>
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink item={item} current={item.path === current} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MenuLinkProps {
  item: MenuItem
  current: boolean
}

function MenuLink({ item: { path, label, opens }, current }: MenuLinkProps) {
  return (
    <PathLink
      path={path}
      className="menu-link"
      aria-current={current ? 'page' : undefined}
      {...(opens && {
        [opensMark]: opens,
        'aria-expanded': false,
        'aria-controls': idOf(opens),
        'aria-keyshortcuts': 'ArrowDown',
        suppressHydrationWarning: true,
      })}
    >
      {label}
    </PathLink>
  )
}
