import type { RadioData } from '../storage.ts'

/** Changes the list of stations and says so in words; what was before can be had back. */
export type ListChange = (update: (data: RadioData) => RadioData, news: string) => void
