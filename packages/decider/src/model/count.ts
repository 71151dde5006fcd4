import type { DeciderData } from '../storage.ts'

/** The data after one more press. */
export const pressed = (data: DeciderData): DeciderData => ({ ...data, count: data.count + 1 })
