import type { HeadingLanguage } from './sections.ts'

/** The language of the tool itself: new resumes have their headings in it, and the form its periods. */
export const ownLanguage: HeadingLanguage = 'de'
