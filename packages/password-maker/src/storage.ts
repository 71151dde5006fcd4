import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { sliceDecoder } from '@kleinzeug/storage/decode'
import { mergeFields } from '@kleinzeug/storage/merge'
import { firstSpelling } from './model/firstChoices.ts'
import { passwordMakerSchema, type PasswordMakerData } from './model/data.ts'
import { defaultRecipes, purposes } from './model/recipe.ts'

export type PasswordMakerStorage = StorageAdapter<PasswordMakerData>

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const passwordMakerSlice: Slice<PasswordMakerData> = {
  name: 'passwordMaker',
  defaults: () => ({ purpose: 'main', recipes: defaultRecipes, clearAfter: 0, spelling: firstSpelling }),
  decode: sliceDecoder(passwordMakerSchema),
  // Each tab works on one purpose at a time: what the other one set for another purpose stays.
  merge: (base, mine, theirs, onLost) => ({
    ...mergeFields(base, mine, theirs),
    recipes: mergeFields(base?.recipes, mine.recipes, theirs.recipes, onLost),
  }),
  summary: ({ recipes }) => ({
    recipes: purposes.filter((each) => JSON.stringify(recipes[each]) !== JSON.stringify(defaultRecipes[each]))
      .length,
  }),
}
