/** Name of the list that a new visitor starts with. */
export const defaultListName = 'Nächstes Auto'
