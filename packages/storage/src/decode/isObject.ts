/** Whether the data is a JSON object, as opposed to a list, a scalar or null. */
export const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
