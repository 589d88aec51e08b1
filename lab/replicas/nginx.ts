import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../harness/ports.ts'
import { waitUntil } from '../harness/wait-until.ts'

export interface Nginx {
  readonly url: string
  readonly port: number
  readonly complaints: () => readonly string[]
  readonly accessLog: () => string
  stop(): Promise<void>
}

/** `deploy/nginx.conf` leaves a replica out for so long after it refused a connection. */
export const LEFT_OUT_MS = 2_000

export const NGINX = '/usr/sbin/nginx'
const SITE = new URL('../../deploy/nginx.conf', import.meta.url)
const ANSWERS_WITHIN_MS = 20_000

const open = new Set<Nginx>()
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')))

export function nginxIsMissing(): string | undefined {
  if (existsSync(NGINX)) return undefined
  return `There is no ${NGINX}. On Debian and Ubuntu: apt-get install -y --no-install-recommends nginx-light`
}

/** Uses the rules of `deploy/nginx.conf` without TLS. */
export async function startNginx(ports: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-test-'))
  // As root, nginx runs its workers under another account, which must be able to enter.
  chmodSync(folder, 0o711)
  const port = await freePort()
  const errors = join(folder, 'error.log')
  writeFileSync(
    join(folder, 'nginx.conf'),
    configuration(folder, siteFor(port, ports, join(folder, 'access.log'))),
  )
  const child = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', errors], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  running.add(child)
  const url = `http://127.0.0.1:${port}`
  const nginx: Nginx = {
    url,
    port,
    complaints: () => complaintsIn(errors),
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      open.delete(nginx)
      child.kill('SIGTERM')
      await ended
      running.delete(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  open.add(nginx)
  await waitUntil('nginx answers', ANSWERS_WITHIN_MS, () =>
    fetch(`${url}/api/v1/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return nginx
}

export async function stopNginx(): Promise<void> {
  await Promise.all([...open].map((nginx) => nginx.stop()))
}

/** Derived from the deployed file except for addresses, TLS and log files, so that what is measured here is true there. */
function siteFor(port: number, ports: readonly number[], accessLog: string): string {
  const site = readFileSync(SITE, 'utf8')
  const server = /^ {4}server 127\.0\.0\.1:3000(.*)$/m.exec(site)
  const secure = /^server \{\n {4}listen 443[^]*^\}$/m.exec(site)?.[0]
  const upstream = /^upstream [^]*?^\}$/m.exec(site)?.[0]
  const log = /^map [^]*?^log_format [^;]*;$/m.exec(site)?.[0]
  if (!server || !secure || !upstream || !log)
    throw new Error('deploy/nginx.conf has another form than it had.')
  const servers = ports.map((each) => `    server 127.0.0.1:${each}${server[1] ?? ''}`)
  const plain = secure
    .replace(/^ {4}listen 443.*$/m, `    listen 127.0.0.1:${port};`)
    .replaceAll(/^ {4}(listen \[::\]|ssl_|error_log).*\n/gm, '')
    .replace('/var/log/nginx/platen.access.log', accessLog)
  return `${upstream.replace(server[0], servers.join('\n'))}\n${log}\n${plain}`
}

function configuration(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${join(folder, kind)};`,
  )
  return [
    'daemon off;',
    'worker_processes 2;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events { worker_connections 1024; }',
    'http {',
    // Otherwise a client could meet a connection that nginx is just closing.
    '  keepalive_requests 100000000;',
    ...temporary,
    site,
    '}',
    '',
  ].join('\n')
}

function complaintsIn(file: string): string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /\[(error|warn|crit|alert|emerg)\]/.test(line))
}
