import { PRODUCT_KEY } from '@kleinzeug/storage/local'

/** Whether the record has this choice; read as text, because a content page has not loaded the code of the record. */
export function isStored(choice: 'radioPinned' | 'countVisits'): boolean {
  try {
    return localStorage.getItem(PRODUCT_KEY)?.includes(`"${choice}":true`) ?? false
  } catch {
    return false
  }
}
