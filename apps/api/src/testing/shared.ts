import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTestApp, type TestApp } from './test-app.ts'

type Options = Parameters<typeof startTestApp>[0]

/** An app that all tests of a file share. */
export function sharedTestApp(options?: Options | (() => Options)): TestApp {
  const shop = shared(() => startTestApp(typeof options === 'function' ? options() : options))
  afterAll(() => shop.close())
  return shop
}

/** A new app for every test of a file. */
export function freshTestApp(options?: Options): TestApp {
  const shop = fresh(() => startTestApp(options))
  afterEach(() => shop.close())
  return shop
}

/** An object that is made once before the tests of a file. It is empty until tests and hooks run. */
export function shared<T extends object>(make: () => Promise<T>): T {
  const object = {} as T
  beforeAll(async () => {
    Object.assign(object, await make())
  })
  return object
}

/** An object that is made before every test of a file. It is empty until tests and hooks run. */
export function fresh<T extends object>(make: () => Promise<T>): T {
  const object = {} as T
  beforeEach(async () => {
    Object.assign(object, await make())
  })
  return object
}
