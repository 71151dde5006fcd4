/** Whether the browser may show notifications of this page; `unsupported` where it knows none. */
export type NotificationAccess = NotificationPermission | 'unsupported'

export const notificationAccess = (): NotificationAccess =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Asks for notifications; needs a touch or key just before. */
export async function requestNotifications(): Promise<NotificationAccess> {
  if (typeof Notification === 'undefined') return 'unsupported'
  return Notification.requestPermission().catch(() => 'denied' as const)
}
