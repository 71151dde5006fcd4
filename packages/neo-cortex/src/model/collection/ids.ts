/** Marks the ids of the collection: an own card never has such a one. */
export const COLLECTION = 'sammlung:'

export const isOfCollection = ({ id }: { readonly id: string }) => id.startsWith(COLLECTION)
