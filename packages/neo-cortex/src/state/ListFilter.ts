/** What the list shows: everything, own cards, what is to be read, the collection, duplicate addresses, numbered cards. */
export type ListFilter = 'all' | 'own' | 'later' | 'collection' | 'duplicates' | 'numbered'
