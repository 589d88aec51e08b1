import { Client, DatabaseError } from 'pg'
import { ADMIN, DATABASE, ROLE } from './settings.ts'
import { urlOf } from './socket.ts'

const NO_SUCH_DATABASE = '3D000'

/** `CREATE` is for the extension and the schema of the job store. */
const MAKE_ROLE = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${ROLE}') THEN
      CREATE ROLE ${ROLE} LOGIN;
      GRANT CREATE, TEMPORARY ON DATABASE ${DATABASE} TO ${ROLE};
      -- Backups include the tables that an administrator adds.
      ALTER DEFAULT PRIVILEGES FOR ROLE ${ADMIN} GRANT SELECT ON TABLES TO ${ROLE};
      ALTER DEFAULT PRIVILEGES FOR ROLE ${ADMIN} GRANT SELECT ON SEQUENCES TO ${ROLE};
    END IF;
  END $$`

/**
 * `REASSIGN OWNED` refuses for the first superuser, to which all objects of older shops belong. A sequence of a column
 * follows its table, and members of an extension stay with it.
 */
const MOVE_OWNERSHIP = `
  DO $$
  DECLARE
    change text;
  BEGIN
    FOR change IN
      WITH ours AS (
        SELECT oid, nspowner FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
      ), members AS (
        SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
      ), changed (classid, objid, name, owner) AS (
        SELECT 'pg_namespace'::regclass, oid, 'SCHEMA ' || oid::regnamespace, nspowner FROM ours
        UNION ALL
        SELECT 'pg_class'::regclass, oid, CASE relkind WHEN 'c' THEN 'TYPE ' ELSE 'TABLE ' END || oid::regclass, relowner
        FROM pg_class AS c
        WHERE relnamespace IN (SELECT oid FROM ours) AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S', 'c')
          AND NOT (relkind = 'S' AND EXISTS (
            SELECT FROM pg_depend
            WHERE classid = 'pg_class'::regclass AND objid = c.oid AND refclassid = 'pg_class'::regclass
              AND deptype IN ('a', 'i')))
        UNION ALL
        SELECT 'pg_proc'::regclass, oid, 'ROUTINE ' || oid::regprocedure, proowner
        FROM pg_proc WHERE pronamespace IN (SELECT oid FROM ours)
        UNION ALL
        SELECT 'pg_type'::regclass, oid, 'TYPE ' || oid::regtype, typowner
        FROM pg_type WHERE typnamespace IN (SELECT oid FROM ours) AND typtype IN ('e', 'd', 'r')
      )
      SELECT format('ALTER %s OWNER TO ${ROLE}', name) FROM changed
      WHERE owner IN ('${ADMIN}'::regrole, 'pg_database_owner'::regrole)
        AND (classid, objid) NOT IN (SELECT classid, objid FROM members)
    LOOP
      EXECUTE change;
    END LOOP;
  END $$`

/** The superuser keeps to administration: a mistake in a statement of the service reaches only its own schemas. */
export async function prepareRoles(socketFolder: string): Promise<void> {
  const admin = await connectToShop(socketFolder)
  try {
    // One transaction.
    await admin.query(`${MAKE_ROLE};${MOVE_OWNERSHIP}`)
  } finally {
    await admin.end()
  }
}

async function connectToShop(socketFolder: string): Promise<Client> {
  try {
    return await connect(socketFolder, DATABASE)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== NO_SUCH_DATABASE) throw error
  }
  const admin = await connect(socketFolder, 'postgres')
  try {
    await admin.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await admin.end()
  }
  return connect(socketFolder, DATABASE)
}

async function connect(socketFolder: string, database: string): Promise<Client> {
  const client = new Client({
    connectionString: urlOf(socketFolder, database, ADMIN),
    // The service may create functions and operators in its schemas, which the superuser must not run.
    options: '-c search_path=pg_catalog',
  })
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}
