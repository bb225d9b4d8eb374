import type { Purpose } from '../../stores/consent-record.ts'
import { element } from '../element/element.ts'
import type { Asked } from './asked.ts'
import { answerButtons, privacyLink, roleButton, words } from './parts.ts'

/** A purpose with its switch; `necessary` cannot be switched off. */
function purposeSwitch<Name extends Purpose | 'necessary'>(purpose: Name, isOn: boolean) {
  const t = words()
  const isFixed = purpose === 'necessary'
  const input = element('input', {
    type: 'checkbox',
    className: 'consent__switch',
    checked: isOn || isFixed,
    disabled: isFixed,
  })
  const text = element('p', { id: `consent-${purpose}` }, t[`${purpose}Text`])
  input.setAttribute('aria-describedby', text.id)
  const section = element(
    'div',
    { className: 'consent__purpose' },
    element('label', {}, t[purpose], input),
    text,
  )
  return { purpose, input, section }
}

/** The settings, over the page: each purpose with its switch. With nothing to ask they say so. */
export function settingsElement(asked: Asked | undefined): HTMLDialogElement {
  const t = words()
  const dialog = element('dialog', { className: 'consent consent--settings', onclose: () => dialog.remove() })
  const title = element('h2', { id: 'consent-settings' }, t.settings)
  dialog.setAttribute('aria-labelledby', title.id)
  const close = element(
    'button',
    { type: 'button', className: 'consent__close', ariaLabel: t.close, onclick: () => dialog.close() },
    '×',
  )
  const necessary = purposeSwitch('necessary', true)
  const switches =
    asked?.purposes.map(purpose => purposeSwitch(purpose, asked.choice.includes(purpose))) ?? []
  const explanation = asked ? [t.explained, asked.signal && t.signal].filter(Boolean).join(' ') : t.noTags
  const body = element(
    'div',
    { className: 'consent__body' },
    element('p', {}, explanation),
    ...[necessary, ...switches].map(({ section }) => section),
    privacyLink(),
  )
  dialog.append(element('div', { className: 'consent__head' }, title, close), body)
  if (asked) {
    const save = () =>
      asked.answer(switches.filter(({ input }) => input.checked).map(({ purpose }) => purpose))
    dialog.append(
      element(
        'div',
        { className: 'consent__buttons' },
        ...answerButtons(asked),
        roleButton('save', t.save, save),
      ),
    )
  }
  return dialog
}
