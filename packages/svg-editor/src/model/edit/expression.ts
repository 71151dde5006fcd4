// Evaluates arithmetic expressions typed into number fields.
class Sum {
  private at = 0
  private readonly text: string
  private readonly current: number

  constructor(text: string, current: number) {
    this.text = text.replaceAll(/\s+/g, '')
    this.current = current
  }

  /** The value of the whole text; `undefined` when it is not a valid expression. */
  whole() {
    // A leading `*` or `/` applies to the current value; a leading `+` or `-` is a sign.
    const first = this.text[0]
    const value = this.sum(first === '*' || first === '/' ? this.factors(this.current) : this.term())
    return this.at === this.text.length && value !== undefined && Number.isFinite(value) ? value : undefined
  }

  private sum(first: number | undefined): number | undefined {
    let value = first
    while (value !== undefined && (this.text[this.at] === '+' || this.text[this.at] === '-')) {
      const sign = this.text[this.at] === '+' ? 1 : -1
      this.at += 1
      const next = this.term()
      value = next === undefined ? undefined : value + sign * next
    }
    return value
  }

  private term() {
    return this.factors(this.factor())
  }

  private factors(first: number | undefined): number | undefined {
    let value = first
    while (value !== undefined && (this.text[this.at] === '*' || this.text[this.at] === '/')) {
      const divide = this.text[this.at] === '/'
      this.at += 1
      const next = this.factor()
      if (next === undefined) return undefined
      value = divide ? value / next : value * next
    }
    return value
  }

  private factor(): number | undefined {
    const sign = this.text[this.at]
    if (sign === '-' || sign === '+') {
      this.at += 1
      const value = this.factor()
      return value === undefined ? undefined : sign === '-' ? -value : value
    }
    if (sign === '(') {
      this.at += 1
      const value = this.sum(this.term())
      if (this.text[this.at] !== ')') return undefined
      this.at += 1
      return value
    }
    const number = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i.exec(this.text.slice(this.at))?.[0]
    if (number === undefined) return undefined
    this.at += number.length
    if (this.text[this.at] !== '%') return Number(number)
    this.at += 1
    return (Number(number) / 100) * this.current
  }
}

/**
 * Evaluates the text of a number field: `12`, `12,5`, `10+2*3`, `(4-1)/2`; `*2` and `/2` apply to the
 * current value, and `50%` is half of it.
 *
 * @returns `undefined` when the text is not an expression or its value is not finite
 */
export function evaluate(text: string, current: number) {
  return new Sum(text.replaceAll(',', '.').replaceAll('−', '-').replaceAll('×', '*'), current).whole()
}
