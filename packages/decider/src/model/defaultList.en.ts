export const defaultListName = 'Next car'
