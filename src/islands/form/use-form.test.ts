import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '../../../tests/support/render-hook.ts'
import { defineForm } from '../../shared/forms/kit/define-form.ts'
import { defineLabels } from '../../shared/forms/kit/labels.ts'
import { draftKey } from '../../stores/keys.ts'
import { closeToast, toasts } from '../../stores/toasts.ts'
import { useForm } from './use-form.ts'

const same = (text: string) => ({ en: text, sv: text, da: text })
const form = defineForm({
  name: 'club',
  fields: {
    name: { kind: 'line', max: 10, required: true },
    mail: { kind: 'email', required: true },
    people: { kind: 'list', max: 3, fields: { who: { kind: 'line', max: 5 } } },
  },
})
const words = defineLabels(form, {
  name: { label: same('Name'), missing: same('name?') },
  mail: { label: same('Mail') },
  people: {
    label: same('People'),
    row: same('Person'),
    add: same('Add'),
    remove: same('Remove'),
    tooMany: same('too many'),
    fields: { who: { label: same('Who') } },
  },
})('en')

const answers = {
  errorTitle: 'Not sent',
  error: 'Try again',
  fields: 'Wrong fields',
  tooMany: 'too many',
  offline: 'offline',
  fault: 'fault',
  reference: 'Reference',
}
const sent = { title: 'Thank you', description: '', next: '' }
const valid = { name: 'Ann', mail: 'ann@example.com' }
const accepted = { ok: true, reference: 'P-2222-2222', pricedAt: 1 }

/** The requests of a test. Each is answered by the test, or aborted. */
let requests: PostRequest[] = []

class PostRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly open = vi.fn()
  readonly setRequestHeader = vi.fn()
  status = 0
  responseText = ''
  body: FormData | undefined
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void

  send(body: FormData): void {
    this.body = body
    requests.push(this)
  }

  abort(): void {
    this.onabort?.()
    this.onloadend?.()
  }

  answer(status: number, body: object): Promise<void> {
    return act(async () => {
      Object.assign(this, { status, responseText: JSON.stringify(body) })
      this.onload?.()
      this.onloadend?.()
    })
  }
}

/** A browser's form data, of which Node has all but the constructor. */
class PageFormData extends FormData {
  constructor(element?: { readonly values: Readonly<Record<string, string>> }) {
    super()
    for (const [name, value] of Object.entries(element?.values ?? {})) this.append(name, value)
  }
}

const storage: Record<string, string> = {}

beforeEach(() => {
  requests = []
  for (const { id } of toasts.get()) closeToast(id)
  const page = new EventTarget()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('location', { pathname: '/club' })
  vi.stubGlobal('localStorage', { removeItem: (key: string) => delete storage[key] })
  vi.stubGlobal('FormData', PageFormData)
  vi.stubGlobal('XMLHttpRequest', PostRequest)
})

// A request without a response ends after 90 seconds, which on a busy machine is in the middle of another test.
afterEach(async () => {
  for (const request of requests) await request.answer(200, accepted)
})

async function setUp() {
  const onSent = vi.fn()
  const { result } = await renderHook(useForm<typeof form.fields, typeof words.fields>, {
    checked: { form },
    words,
    answers,
    sent,
    onSent,
  })
  const elementWith = (values: Readonly<Record<string, string>>) =>
    ({ action: '/mail/send', values, querySelector: () => null }) as unknown as HTMLFormElement
  return {
    result,
    onSent,
    submit: (values: Readonly<Record<string, string>>) =>
      act(async () => void result().submit(elementWith(values))),
    recheck: (values: Readonly<Record<string, string>>) =>
      act(async () => result().recheck(elementWith(values))),
  }
}

it('sends a valid form, and then removes its draft', async () => {
  storage[`${draftKey}/club`] = '1 name=Ann'
  const { result, submit, onSent } = await setUp()
  await submit(valid)
  expect(result().state).toEqual({ kind: 'sending', part: 0 })
  expect([...(requests[0]?.body ?? [])]).toEqual(Object.entries(valid))
  await act(async () => requests[0]?.upload.onprogress?.({ loaded: 1, total: 4 }))
  expect(result().state).toEqual({ kind: 'sending', part: 0.25 })
  expect(onSent).not.toHaveBeenCalled()
  await requests[0]?.answer(200, accepted)
  expect(result().state).toMatchObject({ kind: 'sent', reference: 'P-2222-2222' })
  expect(storage).toEqual({})
  expect(toasts.get()).toMatchObject([{ tone: 'ok', text: 'Thank you' }])
  expect(onSent).toHaveBeenCalledOnce()
})

it('sends nothing while a field is wrong', async () => {
  const { result, submit } = await setUp()
  await submit({ ...valid, name: '' })
  expect(result().errors).toEqual({ name: 'name?' })
  expect(requests).toEqual([])
})

it('sends once, however often the button is pressed', async () => {
  const { submit } = await setUp()
  await submit(valid)
  await submit(valid)
  expect(requests).toHaveLength(1)
})

it('shows the errors that only the server finds', async () => {
  const { result, submit } = await setUp()
  await submit(valid)
  await requests[0]?.answer(422, { ok: false, statusMessage: 'x', errors: { mail: 'our own address' } })
  expect(result().errors).toEqual({ mail: 'our own address' })
  expect(toasts.get()).toEqual([])
})

it('says why a form could not be sent, and sends it again', async () => {
  const { result, submit } = await setUp()
  await submit(valid)
  await requests[0]?.answer(502, { ok: false, statusMessage: 'The mail server is down' })
  expect(result().state).toEqual({ kind: 'failed', message: 'The mail server is down' })
  expect(result().errors).toEqual({})
  expect(toasts.get()).toMatchObject([{ tone: 'err', title: 'Not sent', text: 'Try again' }])
  await submit(valid)
  await requests[1]?.answer(200, accepted)
  expect(result().state.kind).toBe('sent')
})

it('can be cancelled while it is sent, and sent again', async () => {
  const { result, submit } = await setUp()
  await submit(valid)
  await act(async () => result().cancel())
  expect(result().state).toEqual({ kind: 'cancelled' })
  expect(toasts.get()).toEqual([])
  await submit(valid)
  expect(requests).toHaveLength(2)
})

it('rechecks wrong fields while they are corrected, and shows no new errors', async () => {
  const { result, submit, recheck } = await setUp()
  await submit({ name: '', mail: 'ann' })
  expect(Object.keys(result().errors)).toEqual(['name', 'mail'])
  await recheck({ name: 'Ann', mail: 'ann' })
  expect(Object.keys(result().errors)).toEqual(['mail'])
  await recheck({ name: '', mail: 'ann@example.com' })
  expect(result().errors).toEqual({})
})

it('forgets the errors of a list whose rows have moved, and no others', async () => {
  const { result, submit } = await setUp()
  await submit({ name: '', mail: valid.mail, 'people[1].who': 'Benedikte' })
  expect(Object.keys(result().errors)).toEqual(['name', 'people[1].who'])
  await act(async () => result().forget('people'))
  expect(result().errors).toEqual({ name: 'name?' })
})

it('starts again after a form was sent', async () => {
  const { result, submit } = await setUp()
  await submit(valid)
  await requests[0]?.answer(200, accepted)
  await act(async () => result().startAgain())
  expect(result().state).toEqual({ kind: 'editing', errors: {} })
})
