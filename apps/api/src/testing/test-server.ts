import { Client } from 'pg'

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** For `CREATE DATABASE`. */
export function ownerIn(serviceUrl: string): string {
  const { username } = new URL(serviceUrl)
  return username === '' ? '' : ` OWNER "${decodeURIComponent(username)}"`
}

/** On the server's own database, for statements that cannot run in a transaction. */
export async function runOnServer(serverUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
