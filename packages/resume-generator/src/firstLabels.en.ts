// The English entry shows these in place of the German ones: one module of texts, already loaded.
export { englishLabels as firstLabels } from './labels.en.ts'
