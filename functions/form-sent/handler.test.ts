import { describe, expect, it, vi } from 'vitest'
import { referenceShape } from '../../src/shared/mail/reference.ts'
import { createHandler } from './handler.ts'

const page =
  '<main><p data-reference data-form="/checkout" hidden>Your reference: <strong class="num" data-reference-value></strong></p></main>'
const built: Readonly<Record<string, string>> = {
  '/sv/kontakta-oss/skickat.html': page,
  '/checkout/sent.html': '<main>Another view</main>',
  '/_headers': `/*
  X-Frame-Options: DENY
  Cache-Control: public
/sv/kontakta-oss/skickat
  Content-Security-Policy: default-src 'none'
`,
}

function ask(path: string) {
  const log = vi.fn()
  const handler = createHandler({
    readBuilt: async file => built[file] ?? Promise.reject(new Error(`${file} is missing`)),
    log,
  })
  return { log, answer: handler(new Request(`https://perrong.example${path}`)) }
}

describe('an answer page with a reference', () => {
  it('shows the reference, with the headers of the static page', async () => {
    const response = await ask('/sv/kontakta-oss/skickat/P-2222-2222').answer
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(
      '<main><p data-reference data-form="/checkout">Your reference: <strong class="num" data-reference-value>P-2222-2222</strong></p></main>',
    )
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-language': 'sv',
      'content-security-policy': "default-src 'none'",
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
    })
  })

  it.each([
    'P-2222',
    'P-2222-2222x',
    'P-2222-222O',
    'p-2222-2222',
    'P-2222-2222%0A',
    'P-%3Cscript%3E',
    'P-2222-2222"><img src=x>',
    "P-$&$`$'",
    'P-/../../../about-us',
  ])('redirects to the static page if the reference is invalid: %s', async reference => {
    const { answer, log } = ask(`/sv/kontakta-oss/skickat/${encodeURIComponent(reference)}`)
    const response = await answer
    expect(reference).not.toMatch(referenceShape)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/sv/kontakta-oss/skickat')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ['is missing', '/contact-us/sent'],
    ['has no place for it', '/checkout/sent'],
  ])('redirects to the static page if it %s', async (_, path) => {
    const { answer, log } = ask(`${path}/P-2222-2222`)
    const response = await answer
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${path}?reference=P-2222-2222`)
    expect(log).toHaveBeenCalledExactlyOnceWith('form-sent-fault', { fault: 'Error' })
  })
})
