import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTestApp, type TestApp } from './test-app.ts'

type Options = Parameters<typeof startTestApp>[0]

export function sharedTestApp(options?: Options | (() => Options)): TestApp {
  const shop = shared(() => startTestApp(typeof options === 'function' ? options() : options))
  afterAll(() => shop.close())
  return shop
}

export function freshTestApp(options?: Options): TestApp {
  const shop = fresh(() => startTestApp(options))
  afterEach(() => shop.close())
  return shop
}

/** Empty until tests and hooks run. */
export function shared<T extends object>(make: () => Promise<T>): T {
  const object = {} as T
  beforeAll(async () => {
    Object.assign(object, await make())
  })
  return object
}

/** Empty until tests and hooks run. */
export function fresh<T extends object>(make: () => Promise<T>): T {
  const object = {} as T
  beforeEach(async () => {
    Object.assign(object, await make())
  })
  return object
}
