/**
 * The least that could answer the same calls: bare node:http, pg, the product's statements for each, and their rows as
 * JSON. `GET /<scenario>/<n>` runs the n-th recorded call of a scenario.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import pg from 'pg'

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

const environment = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing`)
  return value
}

const recorded: Record<string, readonly (readonly Statement[])[]> = JSON.parse(
  await readFile(environment('FLOOR_STATEMENTS'), 'utf8'),
)
const pool = new pg.Pool({ connectionString: environment('DATABASE_URL'), max: 20 })
const names = new Map<string, string>()
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `f${names.size}`
  names.set(text, name)
  return name
}

const run = async (statements: readonly Statement[]): Promise<unknown[]> => {
  const client = await pool.connect()
  try {
    const rows = []
    for (const { text, values } of statements) {
      const query = values.length > 0 ? { name: nameOf(text), text, values: [...values] } : text
      rows.push((await client.query(query)).rows)
    }
    return rows
  } finally {
    client.release()
  }
}

createServer((request, response) => {
  const [, scenario = '', nth = ''] = (request.url ?? '').split('/')
  const calls = recorded[scenario] ?? []
  const statements = calls[Number(nth) % calls.length] ?? []
  run(statements).then(
    (rows) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    (error: unknown) => {
      process.stderr.write(`floor: ${error}\n`)
      response.writeHead(500).end()
    },
  )
}).listen(Number(environment('PORT')), '127.0.0.1')
