import { expect, test } from 'vitest'
import { makeQueue } from './picture-queue.ts'

test('draws a few at once, and finishes when all are drawn', async () => {
  const queue = makeQueue(4)
  let running = 0
  let most = 0
  for (let index = 0; index < 10; index += 1)
    queue.add(`/page-${index}`, {
      path: `/social/${index}.jpg`,
      draw: async () => {
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        running -= 1
        return `kept/${index}`
      },
    })
  const drawn = await queue.finish()
  expect(drawn.size).toBe(10)
  expect(drawn.get('/page-7')).toEqual({ path: '/social/7.jpg', source: 'kept/7' })
  expect(most).toBe(4)
})

test('draws a picture of several pages once', async () => {
  const queue = makeQueue()
  let count = 0
  const picture = {
    path: '/social/1.jpg',
    draw: async () => {
      count += 1
      return 'kept/1'
    },
  }
  queue.add('/one', picture)
  queue.add('/sv/one', picture)
  const drawn = await queue.finish()
  expect([...drawn.keys()]).toEqual(['/one', '/sv/one'])
  expect(count).toBe(1)
})

test('knows the path of a picture before it is drawn', () => {
  const queue = makeQueue()
  queue.add('/one', { path: '/social/1.jpg', draw: () => new Promise(() => {}) })
  expect(queue.pathOf('/one')).toBe('/social/1.jpg')
  expect(queue.pathOf('/two')).toBeUndefined()
})

test('rejects with the error of a picture that could not be drawn', async () => {
  const queue = makeQueue()
  queue.add('/one', { path: '/social/1.jpg', draw: () => Promise.reject(new Error('no ink')) })
  queue.add('/two', { path: '/social/2.jpg', draw: async () => 'kept/2' })
  await expect(queue.finish()).rejects.toThrow('no ink')
})

test('finishes at once if no page requested a picture', async () => {
  expect((await makeQueue().finish()).size).toBe(0)
})
