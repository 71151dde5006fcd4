import type { HeadingLanguage } from './sections.ts'

export const ownLanguage: HeadingLanguage = 'en'
