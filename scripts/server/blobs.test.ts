import { connect } from 'node:net'
import { getStore } from '@netlify/blobs'
import { afterEach, expect, it } from 'vitest'
import { startBlobs } from './blobs.ts'
import { makeTestSite } from './test-site.ts'

const afterwards: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end()
})

/** Whether a server listens at an address. */
const isOpen = (host: string, port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect({ host, port, timeout: 1000 })
    const end = (answer: boolean) => () => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false))
  })

it('stores values, and listens only at one address of the loopback interface', async () => {
  const site = await makeTestSite({})
  afterwards.push(site.remove)
  const blobs = await startBlobs(site.blobsDir)
  afterwards.push(blobs.stop)
  const store = getStore({ name: 'test', consistency: 'strong' })
  await store.setJSON('key', { value: 7 })
  expect(await store.get('key', { type: 'json' })).toEqual({ value: 7 })
  // Linux accepts connections to all of 127.0.0.0/8 for a server that listens on every interface.
  expect(await isOpen('127.0.0.1', blobs.port)).toBe(true)
  expect(await isOpen('127.0.0.2', blobs.port)).toBe(false)
  expect(await isOpen('::1', blobs.port)).toBe(false)
})
