import type { __Name__Data } from '../storage.ts'

/** The data after one more press. */
export const pressed = (data: __Name__Data): __Name__Data => ({ ...data, count: data.count + 1 })
