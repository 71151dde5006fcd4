import { memoryStorage } from '@kleinzeug/storage'
import type { PasswordMakerData } from '../model/data.ts'
import { defaultRecipes, type Purpose, type Recipe } from '../model/recipe.ts'
import { passwordMakerSlice } from '../storage.ts'

/** A storage in which one purpose is chosen and its recipe changed. */
export const stored = (
  purpose: Purpose,
  change: Partial<Recipe> = {},
  rest: Partial<PasswordMakerData> = {},
) =>
  memoryStorage<PasswordMakerData>({
    ...passwordMakerSlice.defaults(),
    purpose,
    recipes: { ...defaultRecipes, [purpose]: { ...defaultRecipes[purpose], ...change } },
    ...rest,
  })
