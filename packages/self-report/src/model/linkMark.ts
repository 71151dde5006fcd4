/** Begins the fragment of a link that carries questions or answers of a second view. */
export const linkMark = 'zweitblick='
