import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { NGINX, nginxIsMissing, startNginx, stopNginx } from '../../lab/replicas/nginx.ts'

const missing = nginxIsMissing()
afterAll(stopNginx)

test.skipIf(missing !== undefined)(
  'nginx accepts the configuration of deploy, but for the certificate',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'platen-test-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const site = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
    const here = site
      .replaceAll(/^ *ssl_certificate.*$/gm, '')
      .replaceAll(' ssl http2;', ';')
      .replaceAll('/var/log/nginx', folder)
    writeFileSync(join(folder, 'site.conf'), here)
    const main = `pid ${folder}/pid; events {} http { access_log off; include ${folder}/site.conf; }`
    writeFileSync(join(folder, 'nginx.conf'), main)
    const words = ['-t', '-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log')]
    const tried = spawnSync(NGINX, words, { encoding: 'utf8' })
    expect(tried.stderr).toContain('syntax is ok')
  },
)

test.skipIf(missing !== undefined)(
  "the proxy's access log has paths but no keys of orders or files",
  async () => {
    const shop = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    onTestFinished(() => void shop.close())
    const nginx = await startNginx([(shop.address() as AddressInfo).port])

    const logged = {
      '/api/v1/orders/KEY': '/api/v1/orders/***',
      '/api/v1/orders/KEY/payments?x=KEY': '/api/v1/orders/***/payments',
      '/orders/KEY': '/orders/***',
      '/es/orders/KEY?from=KEY': '/es/orders/***',
      '/api/v1/artworks/art_1/preview?signature=KEY': '/api/v1/artworks/art_1/preview',
      '/api/admin/orders/ord_1': '/api/admin/orders/ord_1',
    }
    for (const path of Object.keys(logged))
      await fetch(nginx.url + path, { headers: { referer: `${nginx.url}/orders/KEY` } })

    await expect
      .poll(() =>
        nginx
          .accessLog()
          .match(/"GET \S+/g)
          ?.map((line) => line.slice(5)),
      )
      .toEqual(expect.arrayContaining(Object.values(logged)))
    expect(nginx.accessLog()).not.toContain('KEY')
  },
)
