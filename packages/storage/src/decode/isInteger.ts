/** Whether the data is an integer that a number holds exactly. */
export const isInteger = (data: unknown): data is number => Number.isSafeInteger(data)
