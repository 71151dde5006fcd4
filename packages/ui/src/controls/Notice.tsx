import type { ReactNode } from 'react'

export interface NoticeProps {
  /**
   * Kind of message: information, success, warning or failure. The last two are announced at once.
   *
   * @defaultValue 'info'
   */
  tone?: 'info' | 'good' | 'warning' | 'bad' | undefined
  /** The message in one short sentence; the children explain it. */
  title?: ReactNode
  children?: ReactNode
  /** Buttons for what the visitor can do about it. */
  actions?: ReactNode
  className?: string | undefined
}

const marks = { info: 'i', good: '✓', warning: '!', bad: '×' }

/**
 * A message at the place it is about. Its tone is shown by a mark and by colour.
 *
 * @example
 * ```tsx
 * <Notice tone="bad" title="Die Datei ist kein JSON">
 *   Es wurde nichts geändert.
 * </Notice>
 * ```
 */
export function Notice({ tone = 'info', title, children, actions, className = '' }: NoticeProps) {
  return (
    <div
      className={`ui-notice ${className}`.trim()}
      data-tone={tone}
      role={tone === 'bad' || tone === 'warning' ? 'alert' : 'status'}
    >
      <span className="ui-notice-mark" aria-hidden="true">
        {marks[tone]}
      </span>
      <div className="ui-notice-body">
        {title != null && <strong>{title}</strong>}
        {children}
        {actions != null && <div className="ui-notice-actions">{actions}</div>}
      </div>
    </div>
  )
}
