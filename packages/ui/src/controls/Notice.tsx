import type { ReactNode } from 'react'

export interface NoticeProps {
  /**
   * What it tells: something to know, something done, something to mind, something that failed.
   *
   * @defaultValue 'info'
   */
  tone?: 'info' | 'good' | 'warning' | 'bad'
  /** The sentence in short; what follows explains it. */
  title?: ReactNode
  children?: ReactNode
  /** What the visitor can do about it. */
  actions?: ReactNode
  className?: string
}

const marks = { info: 'i', good: '✓', warning: '!', bad: '×' }

/** A message that stands where it belongs. Its tone shows in a mark, not only in colour. */
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
