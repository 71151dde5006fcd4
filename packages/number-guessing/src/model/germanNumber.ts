const ones =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

/** A number below 1,000 as it stands inside of a longer one: „ein“, not „eins“. */
function belowThousand(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const before = hundreds > 0 ? `${ones[hundreds]}hundert` : ''
  if (rest === 0) return before
  if (rest < 20) return before + ones[rest]
  const one = rest % 10
  return `${before}${one > 0 ? `${ones[one]}und` : ''}${tens[Math.floor(rest / 10) - 2]}`
}

/** A whole number from 0 to 1,000,000 in German words. */
export function germanNumber(number: number): string {
  if (number === 0) return 'null'
  if (number === 1_000_000) return 'eine Million'
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000]
  const words = (thousands > 0 ? `${belowThousand(thousands)}tausend` : '') + belowThousand(rest)
  return number % 100 === 1 ? `${words}s` : words
}
