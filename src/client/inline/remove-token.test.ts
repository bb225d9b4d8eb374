import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeTokenFromAddress } from './remove-token.ts'

class FakeForm {
  action = ''
  readonly isMain: boolean
  constructor(isMain: boolean) {
    this.isMain = isMain
  }
  matches = () => this.isMain
}

const replaceState = vi.fn()
let page: EventTarget

/** Opens a page, and returns a function that says where a form of it posts. */
function open(address: string): (form: FakeForm) => string {
  vi.stubGlobal('location', new URL(address))
  // From its own source text, as in the page.
  new Function(`(${removeTokenFromAddress})("token")`)()
  return form => {
    page.dispatchEvent(Object.defineProperty(new Event('submit'), 'target', { value: form }))
    return form.action
  }
}

beforeEach(() => {
  page = new EventTarget()
  replaceState.mockReset()
  vi.stubGlobal('history', { state: 'kept', replaceState })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('HTMLFormElement', FakeForm)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('removes the token from the address, and nothing else', () => {
  open('https://perrong.example/newsletter/confirm?a=1&token=x.y&b=2#c')
  const [[state, , address]] = replaceState.mock.calls as [[unknown, unknown, URL]]
  expect(state).toBe('kept')
  expect(address.href).toBe('https://perrong.example/newsletter/confirm?a=1&b=2#c')
})

it('posts the token with the page’s own form only', () => {
  const post = open('https://perrong.example/newsletter/confirm?a=1&token=x%2By')
  expect(post(new FakeForm(true))).toBe('?token=x%2By')
  expect(post(new FakeForm(false))).toBe('')
})

it('changes nothing if there is no token', () => {
  const post = open('https://perrong.example/newsletter/confirm?a=1')
  expect(replaceState).not.toHaveBeenCalled()
  expect(post(new FakeForm(true))).toBe('')
})
