import type { Purpose } from '../../stores/consent-record.ts'
import { element } from '../lib/element.ts'
import type { ConsentRequest } from './consent-request.ts'
import { answerButtons, dialogText, privacyLink, roleButton } from './dialog-elements.ts'

/** A purpose with its switch; `necessary` cannot be switched off. */
function purposeSwitch<Name extends Purpose | 'necessary'>(purpose: Name, isOn: boolean) {
  const t = dialogText()
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

/** The settings dialog: each purpose with its switch, or a text if there is nothing to choose. */
export function settingsElement(request: ConsentRequest | undefined): HTMLDialogElement {
  const t = dialogText()
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
    request?.purposes.map(purpose => purposeSwitch(purpose, request.choice.includes(purpose))) ?? []
  const explanation = request ? [t.explained, request.signal && t.signal].filter(Boolean).join(' ') : t.noTags
  const body = element(
    'div',
    { className: 'consent__body' },
    element('p', {}, explanation),
    ...[necessary, ...switches].map(({ section }) => section),
    privacyLink(),
  )
  dialog.append(element('div', { className: 'consent__head' }, title, close), body)
  if (request) {
    const save = () =>
      request.answer(switches.filter(({ input }) => input.checked).map(({ purpose }) => purpose))
    dialog.append(
      element(
        'div',
        { className: 'consent__buttons' },
        ...answerButtons(request),
        roleButton('save', t.save, save),
      ),
    )
  }
  return dialog
}
