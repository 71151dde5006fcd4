import { CompiledQuery, type Compilable } from 'kysely'

/**
 * Returns a function that compiles an insert of rows. Each number of rows is compiled once: compiling takes
 * Kysely longer than inserting takes the database.
 *
 * @param insert builds the query for a number of rows; its parameters are the values of the rows alone
 * @param values of a row, in the order of the query
 */
export function compiledInsert<Row>(
  insert: (rows: readonly Row[]) => Compilable,
  values: (row: Row) => readonly unknown[],
): (rows: readonly Row[]) => CompiledQuery {
  const known = new Map<number, string>()
  return (rows) => {
    const sql = known.get(rows.length) ?? insert(rows).compile().sql
    known.set(rows.length, sql)
    return CompiledQuery.raw(sql, rows.flatMap(values))
  }
}
