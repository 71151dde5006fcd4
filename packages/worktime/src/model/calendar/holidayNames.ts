/** The names of the holidays, as the laws have them. */
export const holidayNames = {
  newYear: 'Neujahr',
  epiphany: 'Heilige Drei Könige',
  womensDay: 'Frauentag',
  goodFriday: 'Karfreitag',
  easterSunday: 'Ostersonntag',
  easterMonday: 'Ostermontag',
  labourDay: 'Tag der Arbeit',
  liberation: 'Tag der Befreiung',
  ascension: 'Christi Himmelfahrt',
  whitSunday: 'Pfingstsonntag',
  whitMonday: 'Pfingstmontag',
  corpusChristi: 'Fronleichnam',
  uprising: '75. Jahrestag des Aufstands vom 17. Juni 1953',
  peaceFestival: 'Friedensfest',
  assumption: 'Mariä Himmelfahrt',
  childrensDay: 'Weltkindertag',
  unity: 'Tag der Deutschen Einheit',
  reformation: 'Reformationstag',
  allSaints: 'Allerheiligen',
  repentance: 'Buß- und Bettag',
  christmas: '1. Weihnachtstag',
  secondChristmas: '2. Weihnachtstag',
}

export type HolidayId = keyof typeof holidayNames
