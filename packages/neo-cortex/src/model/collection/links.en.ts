/** The links are commented in German: an English app brings its own, by `collection`. */
export const collectionText = ''
