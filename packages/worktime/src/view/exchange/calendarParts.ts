// One module for all that a kept calendar needs.
export { calendarFileOf } from './calendarFile.ts'
export { CalendarKey, CalendarPanel } from './CalendarPanel.tsx'
