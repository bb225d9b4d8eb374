import { expect, test, vi } from 'vitest'
import { snapshotFields } from './snapshot-fields.ts'

class Input {
  checked = false
  files = null
  readonly type: string
  readonly name: string
  value: string
  constructor(type: string, name: string, value: string) {
    this.type = type
    this.name = name
    this.value = value
  }
}

/** The fields of an island as it is first rendered. */
function rendered() {
  const fields = {
    name: new Input('text', 'name', ''),
    card: new Input('radio', 'payment', 'card'),
    bank: new Input('radio', 'payment', 'bank-transfer'),
    agree: new Input('checkbox', 'agree', 'on'),
  }
  const root = { querySelectorAll: () => Object.values(fields) } as unknown as ParentNode
  return { fields, root }
}

test.each(['card', 'bank'] as const)('restores text, a checkbox and the chosen radio button: %s', chosen => {
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('HTMLSelectElement', class {})
  const before = rendered()
  before.fields.name.value = 'Ida'
  before.fields.agree.checked = true
  before.fields[chosen].checked = true
  const after = rendered()
  snapshotFields(before.root)(after.root)
  expect(after.fields).toEqual(before.fields)
})
