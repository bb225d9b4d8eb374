import { describe, expect, it } from 'vitest'
import { limits } from '../../src/shared/forms/kit/limits.ts'
import { readBody } from './body.ts'

const part = (name: string, value = '') =>
  `--XqZ\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const end = '--XqZ--\r\n'

const read = (type: string, body: string) =>
  readBody(
    new Request('https://perrong.example/', { method: 'POST', headers: { 'content-type': type }, body }),
  )

describe('a multipart body', () => {
  it.each(['boundary=XqZ', 'boundary="XqZ"', 'charset=utf-8; BOUNDARY=XqZ', 'x="boundary=a"; boundary=XqZ'])(
    'is read by its %s',
    async parameter => {
      const result = await read(`multipart/form-data; ${parameter}`, part('name', 'Ann Åberg') + end)
      expect(result.ok && [...result.entries.text]).toEqual([['name', 'Ann Åberg']])
    },
  )

  it('may have as many fields as a form', async () => {
    const result = await read('multipart/form-data; boundary=XqZ', part('a').repeat(limits.fields) + end)
    expect(result.ok).toBe(true)
  })

  // A parser would process them all before the first could be counted.
  it.each([
    ['one more', 'boundary=XqZ', part('a').repeat(limits.fields + 1) + end],
    ['many behind another boundary', 'xboundary=a; boundary=XqZ', `--a--\r\n${part('a').repeat(1000)}${end}`],
    [
      'many behind an end inside a header',
      'boundary=XqZ',
      `--XqZ\r\nX: --XqZ--\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n${part('a').repeat(1000)}${end}`,
    ],
    ['no end', 'boundary=XqZ', part('a')],
    ['an empty boundary', 'boundary=""', part('a') + end],
  ])('is rejected unparsed with %s', async (_, parameter, body) => {
    expect(await read(`multipart/form-data; ${parameter}`, body)).toEqual({ ok: false, error: 'malformed' })
  })
})
