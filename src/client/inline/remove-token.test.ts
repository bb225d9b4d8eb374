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

/** Opens a page, and returns where a form of it is then posted. */
function open(address: string): (form: FakeForm) => string {
  vi.stubGlobal('location', new URL(address))
  // As it stands in the page: by its own source text.
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

it('takes the token out of the address, and leaves all else there', () => {
  open('https://perrong.example/newsletter/confirm?a=1&token=x.y&b=2#c')
  const [[state, , address]] = replaceState.mock.calls as [[unknown, unknown, URL]]
  expect(state).toBe('kept')
  expect(address.href).toBe('https://perrong.example/newsletter/confirm?a=1&b=2#c')
})

it('posts it by the page’s own form alone', () => {
  const post = open('https://perrong.example/newsletter/confirm?a=1&token=x%2By')
  expect(post(new FakeForm(true))).toBe('?token=x%2By')
  expect(post(new FakeForm(false))).toBe('')
})

it('changes nothing where no token came', () => {
  const post = open('https://perrong.example/newsletter/confirm?a=1')
  expect(replaceState).not.toHaveBeenCalled()
  expect(post(new FakeForm(true))).toBe('')
})
